import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';
import type { Task } from '../../rules/index.ts';
import { runTexts as texts } from '../../texts.run.ts';
import { CalculationTask } from './calculation-task.tsx';

const useStyles = makeStyles({
  words: { position: 'relative', display: 'grid', justifyItems: 'center', gap: '12px' },
  lead: { maxWidth: '220px', textAlign: 'center', fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  row: { display: 'flex', gap: '8px', minHeight: '52px' },
  stone: {
    display: 'grid',
    placeItems: 'center',
    minWidth: '52px',
    height: '52px',
    boxSizing: 'border-box',
    padding: '0 6px',
    borderRadius: '16px',
    backgroundColor: look.colors.teal.surface,
    color: look.colors.teal.ink,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
  far: { opacity: 0.55 },
});

interface CountTaskProps {
  readonly tasks: readonly Task[];
  readonly index: number;
  readonly share: number | null;
  readonly praise: string | null;
  readonly onAnswer: (given: readonly number[]) => void;
}

/** The next number of the series, after the three before it; forward and then backward. */
export function CountTask({ tasks, index, ...props }: CountTaskProps) {
  const styles = useStyles();
  const task = tasks[index];
  if (!task) return null;
  const half = tasks.length / 2;
  const start = index < half ? 0 : half;
  const before = tasks.slice(Math.max(start, index - 3), index);
  return (
    <CalculationTask {...props} task={task}>
      <div className={styles.words}>
        <h2 className={styles.lead}>{index < half ? texts.count.forward : texts.count.backward}</h2>
        <div className={styles.row}>
          {before.map(({ a, b }, place) => (
            <span key={a} className={mergeClasses(styles.stone, place < before.length - 1 && styles.far)}>
              {a * b}
            </span>
          ))}
        </div>
      </div>
    </CalculationTask>
  );
}
