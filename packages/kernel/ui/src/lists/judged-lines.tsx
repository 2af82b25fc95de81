import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Warning16Regular } from '@fluentui/react-icons/svg/warning';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  heading: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  counts: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'center' },
  list: {
    display: 'grid',
    gap: '2px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxHeight: '320px',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  line: {
    display: 'grid',
    gridTemplateColumns: '4.5em minmax(0, 1fr)',
    gap: '2px 12px',
    padding: '6px 8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  wrong: { backgroundColor: tokens.colorStatusWarningBackground1 },
  nr: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase300 },
  words: { display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  problem: {
    display: 'flex',
    gap: '6px',
    alignItems: 'baseline',
    color: tokens.colorStatusWarningForeground1,
    '& svg': { flexShrink: 0, position: 'relative', top: '2px' },
  },
});

interface JudgedLinesProps {
  readonly title: string;
  /** How many lines are of which kind. */
  readonly counts: ReactNode;
  /** Between the counts and the lines. */
  readonly hint?: ReactNode;
  /** `JudgedLine`s. */
  readonly children: ReactNode;
}

/** What a list that somebody brings would do, before it does: how much of it, and each line. */
export function JudgedLines({ title, counts, hint, children }: JudgedLinesProps) {
  const styles = useStyles();
  return (
    <section className={styles.stack} aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <span className={styles.counts} role="status">
        {counts}
      </span>
      {hint}
      {/* Its lines are read by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol className={styles.list} tabIndex={0} aria-label={title}>
        {children}
      </ol>
    </section>
  );
}

interface JudgedLineProps {
  /** Where the line stands in the list, in words. */
  readonly nr: string;
  readonly isWrong: boolean;
  readonly children: ReactNode;
}

/** One line; what cannot be taken stands out. */
export function JudgedLine({ nr, isWrong, children }: JudgedLineProps) {
  const styles = useStyles();
  return (
    <li className={mergeClasses(styles.line, isWrong && styles.wrong)}>
      <span className={styles.nr}>{nr}</span>
      <div className={styles.words}>{children}</div>
    </li>
  );
}

/** What is wrong with a line, and how it is mended. */
export function LineProblem({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <span className={styles.problem}>
      <Warning16Regular aria-hidden />
      <span>{children}</span>
    </span>
  );
}
