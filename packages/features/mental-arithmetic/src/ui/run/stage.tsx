import { fill } from '@pausenplatz/kernel-contract';
import { CalculationFace, RunFrame, Trail, useCalculationStyles, useTaskRun } from '@pausenplatz/progress/ui/run';
import { mentalArithmeticLimits, type Run } from '../../contract/index.ts';
import { type Calculation, isSolved, solutionOf, typed, valueOf } from '../../rules/index.ts';
import { runTexts as texts } from '../../texts.run.ts';
import { spoken, stageName, written } from '../pieces/words.ts';
import type { HandedIn } from './handing-in.ts';
import { MinutesBar } from './minutes-bar.tsx';
import { Mistake } from './mistake.tsx';

interface StageProps {
  readonly run: Run;
  readonly onAnswer: (soFar: HandedIn) => void;
  readonly onOver: (all: HandedIn) => void;
  /** Left in the middle, with what was done so far. */
  readonly onLeave: (soFar: HandedIn) => void;
}

/** Signs of the longest result. */
const maximum = 7;

/** One calculation after the other; what was missed is shown and comes again. Two minutes end between two calculations. */
export function Stage({ run, onAnswer, onOver, onLeave }: StageProps) {
  const { id, kind, limitMs } = run;
  // The server has drawn them by the same rules.
  const tasks = run.tasks as readonly Calculation[];
  const state = useTaskRun<Calculation, number | null>({
    tasks,
    clock: limitMs === null ? null : { per: 'item', ms: limitMs },
    isSolved,
    nothing: null,
    afterMiss: () => 'shown',
    returnsMissed: true,
    isOver: (spentMs) => kind === 'minutes' && spentMs >= mentalArithmeticLimits.minutesMs,
    onAnswer: (answers) => onAnswer({ id, answers }),
    onOver: (answers) => onOver({ id, answers }),
  });
  const { task, phase } = state;
  const solved = state.stones.filter((stone) => stone === 'right').length;
  // What comes again is a new calculation: nothing of the answer before stands in it.
  const key = `${state.index}-${state.answers().length - (phase === 'right' ? 1 : 0)}`;
  return (
    <RunFrame
      title={fill(texts.title, { stage: run.stage, name: stageName(run.stage) })}
      way={
        kind === 'minutes' ? <MinutesBar spentMs={state.spentMs} solved={solved} /> : <Trail stones={state.stones} index={state.index} />
      }
      onLeave={() => onLeave({ id, answers: state.leave() })}
    >
      {task && phase === 'mistake' && (
        <Mistake key={key} task={task} given={state.given} comesAgain={state.comesAgain} onGoOn={state.goOn} />
      )}
      {task && (phase === 'asking' || phase === 'right') && (
        <CalculationFace
          key={key}
          share={state.share}
          praise={phase === 'right' ? state.praise : null}
          solution={typed(solutionOf(task))}
          maximum={run.stage < 9 ? 3 : maximum}
          hasComma={task.scale === 10}
          onAnswer={(text) => state.answer(valueOf(text))}
        >
          {() => <Asked task={task} />}
        </CalculationFace>
      )}
    </RunFrame>
  );
}

function Asked({ task }: { readonly task: Calculation }) {
  const { long, longest } = useCalculationStyles();
  const words = written(task);
  return (
    <h2 className={words.length > 9 ? longest : long} aria-label={spoken(task)}>
      <span aria-hidden>{words}</span>
    </h2>
  );
}
