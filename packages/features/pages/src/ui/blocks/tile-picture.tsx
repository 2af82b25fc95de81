import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ImageOff24Regular } from '@fluentui/react-icons/svg/image-off';
import type { StoredFile } from '@pausenplatz/documents/contract';
import { UploadField } from '@pausenplatz/documents/ui';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useCallback, useEffect, useRef } from 'react';
import type { linkTilesListBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { TextField } from './editor-fields.tsx';

type Tile = SettingsOf<typeof linkTilesListBlock>['tiles'][number];

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' },
  choices: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: '4px 0', border: 'none', minWidth: 0 },
  label: { lineHeight: tokens.lineHeightBase300, padding: 0 },
  choice: {
    position: 'relative',
    boxSizing: 'border-box',
    width: '88px',
    height: '64px',
    padding: 0,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: look.radiusPicture,
    cursor: 'pointer',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
  chosen: { outline: `3px solid ${tokens.colorBrandStroke1}` },
  picture: { position: 'absolute', inset: 0 },
});

interface TilePictureProps extends Pick<BlockEditorProps<unknown>, 'page' | 'addFile'> {
  readonly tile: Tile;
  readonly onChange: (tile: Tile) => void;
}

/** A picture of one's own on a tile: one that the page shows already, or another one. */
export function TilePicture(props: TilePictureProps) {
  const { tile, page, onChange } = props;
  const styles = useStyles();
  const texts = blockEditorTexts.tilePicture;
  const onStored = useStored(props);
  const pictures = Object.entries(page.files).filter(([, { mimeType }]) => mimeType.startsWith('image/'));
  const { picture, ...plain } = tile;
  const choose = (fileId: string) => onChange({ ...tile, picture: { fileId, alt: picture?.fileId === fileId ? picture.alt : '' } });
  return (
    <div className={styles.frame}>
      <fieldset className={styles.choices}>
        <legend className={styles.label}>{texts.label}</legend>
        <button
          type="button"
          title={texts.none}
          aria-label={texts.none}
          aria-pressed={picture === undefined}
          className={mergeClasses(styles.choice, picture === undefined && styles.chosen)}
          onClick={() => onChange(plain)}
        >
          <ImageOff24Regular aria-hidden />
        </button>
        {pictures.map(([id, file]) => (
          <button
            key={id}
            type="button"
            title={file.name}
            aria-label={file.name}
            aria-pressed={id === picture?.fileId}
            className={mergeClasses(styles.choice, id === picture?.fileId && styles.chosen)}
            onClick={() => choose(id)}
          >
            <ShownPicture file={file} alt="" sizes="88px" covers className={styles.picture} />
          </button>
        ))}
      </fieldset>
      <UploadField label={texts.upload} service="pages" kind="picture" onStored={onStored} />
      {picture && (
        <TextField
          label={texts.alt}
          help={texts.altHelp}
          maximum={300}
          value={picture.alt}
          onChange={(alt) => onChange({ ...tile, picture: { ...picture, alt } })}
        />
      )}
    </div>
  );
}

// An upload takes its time; what was typed meanwhile must not be overwritten when it arrives.
function useStored({ tile, addFile, onChange }: TilePictureProps) {
  const newest = useRef({ tile, addFile, onChange });
  useEffect(() => {
    newest.current = { tile, addFile, onChange };
  });
  return useCallback((file: StoredFile) => {
    const { tile: now, addFile: add, onChange: change } = newest.current;
    add(file.id, file);
    change({ ...now, picture: { fileId: file.id, alt: '' } });
  }, []);
}
