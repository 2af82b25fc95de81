import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';
import { taskTexts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    gap: '8px',
    padding: '10px',
    borderRadius: look.radiusPicture,
    backgroundColor: look.colors.orange.surface,
    color: look.colors.orange.ink,
  },
  words: {
    margin: 0,
    padding: '6px 8px',
    borderRadius: '4px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    whiteSpace: 'pre-wrap',
  },
  label: { fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
});

interface TextConflictProps {
  readonly mine: string;
  readonly theirs: string;
  readonly onChoose: (words: string) => void;
}

/** Two teachers changed the same words: both texts stand here until somebody chooses. */
export function TextConflict({ mine, theirs, onChoose }: TextConflictProps) {
  const styles = useStyles();
  const texts = taskTexts.conflict;
  return (
    <div className={styles.frame} role="alert">
      <strong>{texts.title}</strong>
      <span className={styles.label}>{texts.theirs}</span>
      <p className={styles.words}>{theirs}</p>
      <span className={styles.label}>{texts.mine}</span>
      <p className={styles.words}>{mine}</p>
      <Button appearance="primary" onClick={() => onChoose(`${theirs}\n${mine}`)}>
        {texts.keepBoth}
      </Button>
      <Button onClick={() => onChoose(mine)}>{texts.keepMine}</Button>
      <Button onClick={() => onChoose(theirs)}>{texts.keepTheirs}</Button>
    </div>
  );
}
