import { look, makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import type { ReactNode } from 'react';
import { padBlockTexts as texts } from '../../texts.block.ts';

const useStyles = makeStyles({
  card: {
    padding: '16px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    '@media print': { boxShadow: 'none', border: `1px solid ${tokens.colorNeutralStroke1}` },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightBold,
    overflowWrap: 'anywhere',
  },
  sign: {
    padding: '2px 10px',
    borderRadius: look.radiusChip,
    backgroundColor: look.colors.grey.surface,
    color: look.colors.grey.ink,
    fontSize: tokens.fontSizeBase200,
  },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

interface PadCardProps {
  readonly settings: { readonly title: string; readonly hint: string };
  /** In place of the text: for whom it is, or why it is not there. */
  readonly says?: 'visitor' | 'gone' | 'failed' | 'preview';
  /** What holds for the text beside its title. */
  readonly sign?: string | null;
  readonly children?: ReactNode;
}

/** The card around a pad: title, question, and what stands below. */
export function PadCard({ settings: { title, hint }, says, sign = null, children }: PadCardProps) {
  const styles = useStyles();
  return (
    // Where a text stands it lives: visitors, who are given no script before they ask for one, hear of what is written.
    <section className={styles.card} {...(says === undefined && { 'data-live': '' })}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title || texts.unnamed}</h2>
        {sign !== null && <span className={styles.sign}>{sign}</span>}
      </div>
      {hint !== '' && <p className={styles.quiet}>{hint}</p>}
      {says !== undefined && <p className={styles.quiet}>{texts[says]}</p>}
      {children}
    </section>
  );
}
