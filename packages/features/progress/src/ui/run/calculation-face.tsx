import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';
import { type ReactNode, useState } from 'react';
import { runTexts as texts } from '../../texts.run.ts';
import { NumberPad } from './number-pad.tsx';
import { TimeRing } from './time-ring.tsx';
import { useStageStyles } from './use-stage-styles.ts';

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
  longest: { fontSize: 'clamp(1.5rem, 4.4vh, 2.4rem)', '@media (max-width: 820px)': { fontSize: 'clamp(1.4rem, 3.2vh, 2.2rem)' } },
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
  small: { fontSize: 'clamp(1.9rem, 5vh, 2.8rem)', '@media (max-width: 820px)': { fontSize: 'clamp(1.7rem, 4vh, 2.6rem)' } },
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

/** How a calculation is set: the longer it is, the smaller. */
export function useCalculationStyles(): Readonly<Record<'line' | 'long' | 'longest', string>> {
  const { line, long, longest } = useStyles();
  return { line, long: mergeClasses(line, long), longest: mergeClasses(line, longest) };
}

interface CalculationFaceProps {
  readonly share: number | null;
  /** For a moment, after a right answer. */
  readonly praise: string | null;
  /** What stands in the box while it is praised. */
  readonly solution: string;
  readonly maximum: number;
  readonly hasComma?: boolean;
  /** A box inside of the calculation, not below it. */
  readonly isGap?: boolean;
  readonly onAnswer: (typed: string) => void;
  /** The calculation, or what stands in its place. */
  readonly children: (box: ReactNode) => ReactNode;
}

/** One calculation, a soft ring, a pad. */
export function CalculationFace(props: CalculationFaceProps) {
  const { share, praise, solution, maximum, hasComma = false, isGap = false, onAnswer, children } = props;
  const stage = useStageStyles();
  const styles = useStyles();
  const [value, setValue] = useState('');
  const shown = praise === null ? value : solution;
  const box = (
    <output
      className={mergeClasses(
        styles.answer,
        maximum > 4 && styles.small,
        isGap && styles.gap,
        shown === '' && styles.cursor,
        praise !== null && styles.right,
      )}
      aria-label={texts.answer}
    >
      {shown}
    </output>
  );
  return (
    <div className={stage.split}>
      <div className={styles.circle}>
        {share !== null && <TimeRing share={share} />}
        {children(box)}
        {!isGap && box}
        <p className={styles.under} aria-live="polite">
          {praise}
        </p>
      </div>
      <NumberPad value={value} maximum={maximum} hasComma={hasComma} onChange={setValue} onDone={() => onAnswer(value)} />
    </div>
  );
}
