import { look, makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import { documentsBlockTexts as texts } from '../../texts.block.ts';

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

/** A folder to who reads the page without belonging to it: that there is one, and no name of what lies in it. */
export function ClosedFolder({ title, says }: { readonly title: string; readonly says: 'visitor' | 'gone' | 'failed' | 'empty' }) {
  const styles = useStyles();
  return (
    <section className={styles.card}>
      {title !== '' && <p className={styles.title}>{title}</p>}
      <p className={styles.words}>{texts[says]}</p>
    </section>
  );
}
