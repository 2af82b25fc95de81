import { look, makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import type { ReactNode } from 'react';
import type { QuestionSettings } from '../../contract/blocks.ts';
import { questionBlockTexts as texts } from '../../texts.block.ts';

const useStyles = makeStyles({
  card: {
    overflow: 'hidden',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: look.shadowCard,
    '@media print': { boxShadow: 'none', border: `1px solid ${tokens.colorNeutralStroke1}` },
  },
  head: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '4px 14px',
    alignItems: 'start',
    padding: '18px 20px',
    backgroundColor: look.colors.violet.surface,
    color: look.colors.violet.ink,
    '@media (max-width: 480px)': { padding: '14px 16px' },
  },
  sign: { gridRow: 'span 2', width: '44px', height: '44px', flexShrink: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  question: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightBold,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  body: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '20px',
    '@media (max-width: 480px)': { padding: '16px' },
    '@media print': { display: 'none' },
  },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  paper: { display: 'none', margin: 0, padding: '12px 20px', '@media print': { display: 'block', color: 'black' } },
});

interface QuestionCardProps {
  readonly settings: Pick<QuestionSettings, 'title' | 'question'>;
  /** A sentence in the place of the answers. */
  readonly note?: string | null;
  readonly children?: ReactNode;
}

/** What a question stands in: its words, for every reader and on paper, and below it what is answered. */
export function QuestionCard({ settings, note = null, children }: QuestionCardProps) {
  const styles = useStyles();
  const { question } = settings;
  const title = settings.title || texts.unnamed;
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <Sign className={styles.sign} />
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.question}>{question || texts.noQuestion}</p>
      </div>
      <p className={styles.paper}>{texts.paper}</p>
      <div className={styles.body}>
        {note !== null && <p className={styles.note}>{note}</p>}
        {children}
      </div>
    </section>
  );
}

/** A bubble that speaks. */
function Sign({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 44 44" aria-hidden>
      <path
        d="M8 4h28a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6H21l-8.4 7.2c-1 .9-2.6.2-2.6-1.2v-6H8a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z"
        fill={look.colors.violet.strong}
      />
      <path
        d="M18 12.2v13.6c0 1 1.1 1.6 2 1.1l10.6-6.8a1.3 1.3 0 0 0 0-2.2L20 11.1c-.9-.5-2 .1-2 1.1z"
        fill={look.colors.violet.onStrong}
      />
    </svg>
  );
}
