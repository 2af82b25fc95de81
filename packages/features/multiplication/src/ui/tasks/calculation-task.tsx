import { CalculationFace, useCalculationStyles } from '@pausenplatz/progress/ui/run';
import type { ReactNode } from 'react';
import { solutionOf, type Task } from '../../rules/index.ts';
import { spoken } from '../pieces/words.ts';

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
  return (
    <CalculationFace
      share={share}
      praise={praise}
      solution={String(solutionOf(task)[0] ?? '')}
      maximum={3}
      isGap={task.form === 'gapFirst' || task.form === 'gapSecond'}
      onAnswer={(typed) => onAnswer([Number(typed)])}
    >
      {(box) => children ?? <Calculation task={task} box={box} />}
    </CalculationFace>
  );
}

function Calculation({ task, box }: { readonly task: Task; readonly box: ReactNode }) {
  const { line, long } = useCalculationStyles();
  const { form, a, b } = task;
  if (form === 'gapFirst' || form === 'gapSecond')
    return (
      <div className={long}>
        {form === 'gapFirst' ? box : a}
        <span aria-hidden>×</span>
        {form === 'gapSecond' ? box : b}
        <span aria-hidden>=</span>
        {a * b}
      </div>
    );
  return (
    <h2 className={form === 'quotient' ? long : line} aria-label={spoken(task)}>
      <span aria-hidden>{form === 'quotient' ? a * b : a}</span>
      <span aria-hidden>{form === 'quotient' ? ':' : '×'}</span>
      <span aria-hidden>{b}</span>
    </h2>
  );
}
