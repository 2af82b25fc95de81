import { makeStyles } from '@fluentui/react-components';
import { ImageOff24Regular } from '@fluentui/react-icons/svg/image-off';
import type { StoredFile } from '@pausenplatz/documents/contract';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import type { linkTilesListBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { PictureChoice } from '../components/picture-choice.tsx';
import { TextField } from './editor-fields.tsx';

type Tile = SettingsOf<typeof linkTilesListBlock>['tiles'][number];

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' },
});

interface TilePictureProps extends Pick<BlockEditorProps<unknown>, 'page' | 'addFile'> {
  readonly tile: Tile;
  readonly onChange: (tile: Tile) => void;
}

/** A picture of one's own on a tile: one that the page shows already, or another one. */
export function TilePicture({ tile, page, addFile, onChange }: TilePictureProps) {
  const styles = useStyles();
  const texts = blockEditorTexts.tilePicture;
  const { picture, ...plain } = tile;
  const choose = (fileId: string, stored?: StoredFile) => {
    if (stored) addFile(fileId, stored);
    onChange({ ...tile, picture: { fileId, alt: picture?.fileId === fileId ? picture.alt : '' } });
  };
  return (
    <div className={styles.frame}>
      <PictureChoice
        label={texts.label}
        uploadLabel={texts.upload}
        files={page.files}
        chosenId={picture?.fileId ?? null}
        none={{ name: texts.none, icon: <ImageOff24Regular aria-hidden />, onChoose: () => onChange(plain) }}
        onChoose={choose}
      />
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
