import { makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { mentalArithmeticLimits } from '../../contract/index.ts';
import { runTexts as texts } from '../../texts.run.ts';

const useStyles = makeStyles({
  way: { display: 'flex', alignItems: 'center', gap: '14px', flexGrow: 1, maxWidth: '520px', minWidth: 0 },
  bar: {
    flexGrow: 1,
    height: '14px',
    borderRadius: look.radiusChip,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
  },
  filled: {
    display: 'block',
    height: '100%',
    borderRadius: look.radiusChip,
    backgroundColor: look.colors.teal.strong,
    transitionProperty: 'width',
    transitionDuration: look.motion,
  },
  solved: { flexShrink: 0, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
});

/** How much of two minutes is over; it moves from answer to answer and never while somebody thinks. */
export function MinutesBar({ spentMs, solved }: { readonly spentMs: number; readonly solved: number }) {
  const styles = useStyles();
  const share = Math.min(1, spentMs / mentalArithmeticLimits.minutesMs);
  return (
    <div className={styles.way} role="img" aria-label={fill(texts.minutes, { count: solved })}>
      <span className={styles.bar}>
        <span className={styles.filled} style={{ width: `${share * 100}%` }} />
      </span>
      <span className={styles.solved}>{fill(texts.count, { count: solved })}</span>
    </div>
  );
}
