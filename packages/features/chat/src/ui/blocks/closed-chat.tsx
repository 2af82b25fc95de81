import { look, makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import { chatBlockTexts as texts } from '../../texts.block.ts';

const useStyles = makeStyles({
  card: {
    padding: '16px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    boxShadow: look.shadowCard,
    '@media print': { boxShadow: 'none', border: `1px solid ${tokens.colorNeutralStroke1}` },
  },
  title: { margin: '0 0 4px', color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  words: { margin: 0 },
});

interface ClosedChatProps {
  readonly title: string;
  readonly says: 'visitor' | 'framed' | 'gone';
}

/** A chat to who reads the page without being in it: that there is one, and not a word of what is written there. */
export function ClosedChat({ title, says }: ClosedChatProps) {
  const styles = useStyles();
  return (
    <section className={styles.card}>
      <p className={styles.title}>{title === '' ? texts.unnamed : title}</p>
      <p className={styles.words}>{texts[says]}</p>
    </section>
  );
}
