import { RunFrame, Trail } from '@pausenplatz/progress/ui/run';
import { useState } from 'react';
import type { Run } from '../../contract/index.ts';
import { tilesFor } from '../../rules/index.ts';
import { BuildTask } from '../tasks/build-task.tsx';
import { CalculationTask } from '../tasks/calculation-task.tsx';
import { ComposeTask } from '../tasks/compose-task.tsx';
import { CountTask } from '../tasks/count-task.tsx';
import { HearTask } from '../tasks/hear-task.tsx';
import { MarkTask } from '../tasks/mark-task.tsx';
import { OrderTask } from '../tasks/order-task.tsx';
import type { HandedIn } from './handing-in.ts';
import { Mistake } from './mistake.tsx';
import { type RunState, useRun } from './use-run.ts';

interface StageProps {
  readonly run: Run;
  readonly title: string;
  readonly onAnswer: (soFar: HandedIn) => void;
  readonly onOver: (all: HandedIn) => void;
  /** Left in the middle, with what was done so far. */
  readonly onLeave: (soFar: HandedIn) => void;
}

/** One task after the other; a board has no way of stones. */
export function Stage({ run, title, onAnswer, onOver, onLeave }: StageProps) {
  const state = useRun(run, { onAnswer, onOver });
  const isBoard = run.level === 4 || run.level === 6;
  return (
    <RunFrame
      title={title}
      way={!isBoard && <Trail stones={state.stones} index={state.phase === 'over' ? -1 : state.index} />}
      onLeave={() => onLeave(state.leave())}
    >
      <Shown run={run} state={state} />
    </RunFrame>
  );
}

function Shown({ run, state }: { readonly run: Run; readonly state: RunState }) {
  const { task, phase, index, share, answer } = state;
  const [tiles] = useState(() => tilesFor(run.tasks, run.level === 7, Math.random));
  if (!task || phase === 'over') return null;
  if (phase === 'mistake')
    return <Mistake task={task} given={state.given} keySet={run.keySet} comesAgain={state.comesAgain} onGoOn={state.goOn} />;
  const praise = phase === 'right' ? state.praise : null;
  // A task that comes again is a new one: nothing of the answer before stands in it.
  const key = `${index}-${state.answers().length - (praise === null ? 0 : 1)}`;
  switch (task.form) {
    case 'build':
      return <BuildTask key={index} task={task} praise={praise} onAnswer={answer} />;
    case 'compose':
      return <ComposeTask key={key} task={task} tiles={tiles} share={share} praise={praise} onAnswer={answer} />;
    case 'order':
      return <OrderTask tasks={run.tasks} share={share} elapsed={state.elapsed} onLay={state.lay} onDone={state.finish} />;
    case 'mark':
      return (
        <MarkTask
          tasks={run.tasks}
          series={run.series ?? 1}
          share={share}
          elapsed={state.elapsed}
          onLay={state.lay}
          onDone={state.finish}
        />
      );
    case 'count':
      return <CountTask key={key} tasks={run.tasks} index={index} share={share} praise={praise} onAnswer={answer} />;
    case 'hear':
      return <HearTask key={key} task={task} share={share} praise={praise} onAnswer={answer} />;
    case 'product':
    case 'gapFirst':
    case 'gapSecond':
    case 'quotient':
      return <CalculationTask key={key} task={task} share={share} praise={praise} onAnswer={answer} />;
  }
}
