import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui/theme';
import type { StoredFile } from '@pausenplatz/documents/contract';
import type { ShownBlockFile } from '@pausenplatz/kernel-host';
import { type Background, fileBehind } from '../../contract/index.ts';
import { editingTexts } from '../../texts.ts';
import { PictureChoice } from '../components/picture-choice.tsx';
import { BackgroundSwatch } from './background-swatch.tsx';
import { type OfferedBackground, offeredBackgrounds } from './backgrounds.data.ts';
import { ClosableDialog } from '@pausenplatz/kernel-ui';

const useStyles = makeStyles({
  kind: {
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  choices: { display: 'grid', gap: '8px', gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' },
  choice: {
    display: 'grid',
    gap: '4px',
    padding: '6px',
    border: '2px solid transparent',
    borderRadius: look.radiusCard,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    fontSize: tokens.fontSizeBase200,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  own: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  chosen: { border: `2px solid ${tokens.colorBrandStroke1}`, fontWeight: tokens.fontWeightSemibold },
});

interface BackgroundDialogProps {
  readonly background: Background;
  /** What the page shows, its pictures too. */
  readonly files: Readonly<Record<string, ShownBlockFile>>;
  readonly addFile: (id: string, file: ShownBlockFile) => void;
  readonly onChoose: (background: Background) => void;
  readonly onClose: () => void;
}

/** Chooses what lies behind a page; each choice shows at once behind the dialog. */
export function BackgroundDialog({ background, files, addFile, onChoose, onClose }: BackgroundDialogProps) {
  const styles = useStyles();
  const texts = editingTexts.backgrounds;
  const chooseOwn = (fileId: string, stored?: StoredFile) => {
    if (stored) addFile(fileId, stored);
    onChoose({ type: 'own', value: fileId });
  };
  const isChosen = (one: Background) => one.type === background.type && one.value === background.value;
  const choice = ({ name, background: one }: OfferedBackground) => (
    <button
      key={name}
      type="button"
      aria-pressed={isChosen(one)}
      className={mergeClasses(styles.choice, isChosen(one) && styles.chosen)}
      onClick={() => onChoose(one)}
    >
      <BackgroundSwatch background={one} />
      {name}
    </button>
  );
  return (
    <ClosableDialog title={texts.title} closeLabel={texts.close} isDone onClose={onClose}>
      {() => (
        <>
          <section aria-label={texts.own} className={styles.own}>
            <h3 className={styles.kind}>{texts.own}</h3>
            <PictureChoice
              label={texts.ownOfPage}
              uploadLabel={texts.upload}
              files={files}
              chosenId={fileBehind(background)}
              onChoose={chooseOwn}
            />
          </section>
          {(['themes', 'pictures', 'colors', 'gradients', 'patterns'] as const).map((kind) => (
            <section key={kind} aria-label={texts[kind]}>
              <h3 className={styles.kind}>{texts[kind]}</h3>
              <div className={styles.choices}>{offeredBackgrounds[kind].map(choice)}</div>
            </section>
          ))}
        </>
      )}
    </ClosableDialog>
  );
}
