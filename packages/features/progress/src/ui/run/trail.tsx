import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowCounterclockwise16Filled } from '@fluentui/react-icons/svg/arrow-counterclockwise';
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { runTexts as texts } from '../../texts.run.ts';
import type { Stone } from './use-task-run.ts';

const useStyles = makeStyles({
  trail: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 0,
    flexGrow: 1,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  step: {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    '::before': { content: '""', width: 'clamp(2px, 1.6vw, 26px)', height: '4px', backgroundColor: look.colors.grey.surface },
    ':first-child::before': { display: 'none' },
  },
  stone: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '26px',
    height: '26px',
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `3px solid ${look.colors.grey.strong}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 640px)': { width: '20px', height: '20px' },
  },
  right: { border: `3px solid ${look.colors.green.strong}`, backgroundColor: look.colors.green.strong, color: look.colors.green.onStrong },
  missed: { border: `3px solid ${look.colors.yellow.strong}`, backgroundColor: look.colors.yellow.surface, color: look.colors.yellow.ink },
  now: {
    width: '38px',
    height: '38px',
    border: `4px solid ${look.colors.teal.strong}`,
    '@media (max-width: 640px)': { width: '28px', height: '28px' },
  },
  bar: {
    flexGrow: 1,
    maxWidth: '520px',
    height: '14px',
    borderRadius: look.radiusChip,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
  },
  filled: {
    display: 'block',
    height: '100%',
    borderRadius: look.radiusChip,
    backgroundColor: look.colors.green.strong,
    transitionProperty: 'width',
    transitionDuration: look.motion,
  },
});

const mostStones = 12;

/** The way through a run: a stone for each task, or a bar where there are many. */
export function Trail({ stones, index }: { readonly stones: readonly Stone[]; readonly index: number }) {
  const styles = useStyles();
  const done = stones.filter((stone) => stone !== 'todo').length;
  const label = fill(texts.trail, { at: Math.min(done + 1, stones.length), count: stones.length });
  if (stones.length > mostStones)
    return (
      <div className={styles.bar} role="img" aria-label={label}>
        <span className={styles.filled} style={{ width: `${(done / stones.length) * 100}%` }} />
      </div>
    );
  return (
    <ol className={styles.trail} aria-label={label}>
      {stones.map((stone, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a stone is its place
        <li key={place} className={styles.step} aria-label={place === index ? texts.stones.now : texts.stones[stone]}>
          <span className={mergeClasses(styles.stone, stone !== 'todo' && styles[stone], place === index && styles.now)}>
            {stone === 'right' && <Checkmark16Filled aria-hidden />}
            {stone === 'missed' && <ArrowCounterclockwise16Filled aria-hidden />}
          </span>
        </li>
      ))}
    </ol>
  );
}
