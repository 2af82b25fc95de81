import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';
import { type ReactNode, useState } from 'react';
import { solutionOf, type Task } from '../../rules/index.ts';
import { runTexts as texts } from '../../texts.run.ts';
import { NumberPad } from '../pieces/number-pad.tsx';
import { TimeRing } from '../pieces/time-ring.tsx';
import { spoken } from '../pieces/words.ts';
import { useStageStyles } from '../run/use-stage-styles.ts';

const useStyles = makeStyles({
  circle: {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '16px',
    width: 'min(100%, 416px, 52vh)',
    '@media (max-width: 820px)': { width: 'min(100%, 36vh)', minWidth: '248px', gap: '8px' },
    aspectRatio: '1',
    borderRadius: '50%',
    backgroundColor: look.veil,
  },
  line: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '0.22em',
    margin: 0,
    fontSize: 'clamp(3.2rem, 11vh, 6.6rem)',
    lineHeight: 1.1,
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.02em',
    '@media (max-width: 820px)': { fontSize: 'clamp(2.6rem, 7.4vh, 5.4rem)' },
  },
  long: { fontSize: 'clamp(2rem, 6.4vh, 3.6rem)', '@media (max-width: 820px)': { fontSize: 'clamp(1.7rem, 4.4vh, 3rem)' } },
  answer: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minWidth: '2.2em',
    minHeight: '1.35em',
    padding: '0 0.2em',
    boxSizing: 'border-box',
    border: `4px solid ${look.colors.teal.strong}`,
    borderRadius: '20px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: look.colors.teal.ink,
    fontSize: 'clamp(2.4rem, 8vh, 4.6rem)',
    '@media (max-width: 820px)': { fontSize: 'clamp(2.2rem, 5.6vh, 4rem)' },
    lineHeight: 1.1,
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
  gap: { fontSize: '0.82em', '@media (max-width: 820px)': { fontSize: '0.82em' }, minWidth: '1.6em', borderRadius: '16px' },
  right: { backgroundColor: look.colors.green.surface, color: look.colors.green.ink, border: `4px solid ${look.colors.green.strong}` },
  cursor: {
    '::after': {
      content: '""',
      position: 'absolute',
      bottom: '22%',
      width: '0.5em',
      height: '4px',
      borderRadius: '2px',
      backgroundColor: look.colors.teal.strong,
      opacity: 0.5,
    },
  },
  under: {
    minHeight: '1.6em',
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
    color: look.colors.green.ink,
  },
});

interface CalculationTaskProps {
  readonly task: Task;
  readonly share: number | null;
  /** For a moment, after a right answer. */
  readonly praise: string | null;
  readonly onAnswer: (given: readonly number[]) => void;
  /** What stands there instead of the calculation: an ear, the series so far. */
  readonly children?: ReactNode;
}

/** One calculation, a soft ring, a pad. */
export function CalculationTask({ task, share, praise, onAnswer, children }: CalculationTaskProps) {
  const stage = useStageStyles();
  const styles = useStyles();
  const [value, setValue] = useState('');
  const shown = praise === null ? value : String(solutionOf(task)[0] ?? '');
  const isGap = task.form === 'gapFirst' || task.form === 'gapSecond';
  const box = (
    <output
      className={mergeClasses(styles.answer, isGap && styles.gap, shown === '' && styles.cursor, praise !== null && styles.right)}
      aria-label={texts.answer}
    >
      {shown}
    </output>
  );
  return (
    <div className={stage.split}>
      <div className={styles.circle}>
        {share !== null && <TimeRing share={share} />}
        {children ?? <Calculation task={task} box={box} />}
        {!isGap && box}
        <p className={styles.under} aria-live="polite">
          {praise}
        </p>
      </div>
      <NumberPad value={value} maximum={3} onChange={setValue} onDone={() => onAnswer([Number(value)])} />
    </div>
  );
}

function Calculation({ task, box }: { readonly task: Task; readonly box: ReactNode }) {
  const styles = useStyles();
  const { form, a, b } = task;
  if (form === 'gapFirst' || form === 'gapSecond')
    return (
      <div className={mergeClasses(styles.line, styles.long)}>
        {form === 'gapFirst' ? box : a}
        <span aria-hidden>×</span>
        {form === 'gapSecond' ? box : b}
        <span aria-hidden>=</span>
        {a * b}
      </div>
    );
  return (
    <h2 className={mergeClasses(styles.line, form === 'quotient' && styles.long)} aria-label={spoken(task)}>
      <span aria-hidden>{form === 'quotient' ? a * b : a}</span>
      <span aria-hidden>{form === 'quotient' ? ':' : '×'}</span>
      <span aria-hidden>{b}</span>
    </h2>
  );
}
