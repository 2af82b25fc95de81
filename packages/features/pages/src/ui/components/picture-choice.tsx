import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ShownBlockFile } from '@pausenplatz/kernel-host';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { UploadField } from '@pausenplatz/documents/ui';
import type { StoredFile } from '@pausenplatz/documents/contract';
import { look } from '@pausenplatz/kernel-ui/theme';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';

const useStyles = makeStyles({
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

type Files = Readonly<Record<string, ShownBlockFile>>;

interface PictureChoiceProps {
  readonly label: string;
  readonly uploadLabel: string;
  /** What the page shows; its pictures are offered. */
  readonly files: Files;
  readonly chosenId: string | null;
  /** Offers to have none. */
  readonly none?: { readonly name: string; readonly icon: ReactNode; readonly onChoose: () => void };
  /** A new one comes with its file, which the page does not know yet. */
  readonly onChoose: (fileId: string, stored?: StoredFile) => void;
}

/** A picture of one's own: one that the page shows already, or another one. */
export function PictureChoice({ label, uploadLabel, files, chosenId, none, onChoose }: PictureChoiceProps) {
  const styles = useStyles();
  const onStored = useStored(onChoose);
  const pictures = Object.entries(files).filter(([, { mimeType }]) => mimeType.startsWith('image/'));
  const choice = (name: string, isChosen: boolean, choose: () => void, shown: ReactNode) => (
    <button
      type="button"
      title={name}
      aria-label={name}
      aria-pressed={isChosen}
      className={mergeClasses(styles.choice, isChosen && styles.chosen)}
      onClick={choose}
    >
      {shown}
    </button>
  );
  return (
    <>
      {(none || pictures.length > 0) && (
        <fieldset className={styles.choices}>
          <legend className={styles.label}>{label}</legend>
          {none && choice(none.name, chosenId === null, none.onChoose, none.icon)}
          {pictures.map(([id, file]) => (
            <span key={id}>
              {choice(
                file.name,
                id === chosenId,
                () => onChoose(id),
                <ShownPicture file={file} alt="" sizes="88px" covers className={styles.picture} />,
              )}
            </span>
          ))}
        </fieldset>
      )}
      <UploadField label={uploadLabel} service="pages" kind="picture" onStored={onStored} />
    </>
  );
}

// An upload takes its time; what was typed meanwhile must not be overwritten when it arrives.
function useStored(onChoose: PictureChoiceProps['onChoose']) {
  const newest = useRef(onChoose);
  useEffect(() => {
    newest.current = onChoose;
  });
  return useCallback((file: StoredFile) => newest.current(file.id, file), []);
}
