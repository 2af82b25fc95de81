import { makeStyles, Switch, tokens } from '@fluentui/react-components';
import { ClosableDialog, look } from '@pausenplatz/kernel-ui';
import type { Mark } from '../../contract/index.ts';
import { gamesUiTexts } from '../../texts.ui.ts';
import { Tile } from '../play/tile.tsx';

const useStyles = makeStyles({
  signs: { display: 'grid', gap: '12px', listStyleType: 'none', margin: 0, padding: 0 },
  sign: { display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)', gap: '12px', alignItems: 'center' },
  text: { margin: 0 },
  hard: { paddingTop: '12px', borderTop: `1px solid ${look.colors.grey.surface}` },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
});

const { help: texts } = gamesUiTexts;
const examples: readonly { readonly letter: string; readonly mark: Mark }[] = [
  { letter: 'A', mark: 'here' },
  { letter: 'T', mark: 'elsewhere' },
  { letter: 'S', mark: 'absent' },
];

interface HelpDialogProps {
  readonly isHard: boolean;
  readonly onHard: (isHard: boolean) => void;
  readonly onClose: () => void;
}

/** How the game goes: by itself at the first visit, and behind the question mark. */
export function HelpDialog({ isHard, onHard, onClose }: HelpDialogProps) {
  const styles = useStyles();
  return (
    <ClosableDialog title={texts.title} closeLabel={texts.close} isDone onClose={onClose}>
      {() => (
        <>
          {texts.steps.map((step) => (
            <p key={step} className={styles.text}>
              {step}
            </p>
          ))}
          <ul className={styles.signs}>
            {examples.map(({ letter, mark }) => (
              <li key={mark} className={styles.sign}>
                <Tile letter={letter} mark={mark} />
                <span>{texts[mark]}</span>
              </li>
            ))}
          </ul>
          {texts.notes.map((note) => (
            <p key={note} className={styles.quiet}>
              {note}
            </p>
          ))}
          <div className={styles.hard}>
            <Switch checked={isHard} label={texts.hard} onChange={(_event, { checked }) => onHard(checked)} />
            <p className={styles.quiet}>{texts.hardHelp}</p>
          </div>
        </>
      )}
    </ClosableDialog>
  );
}
