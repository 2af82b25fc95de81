import { makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss28Regular } from '@fluentui/react-icons/svg/dismiss';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { look } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { Run } from '../../contract/index.ts';
import { tilesFor } from '../../rules/index.ts';
import { runTexts as texts } from '../../texts.run.ts';
import { BuildTask } from '../tasks/build-task.tsx';
import { CalculationTask } from '../tasks/calculation-task.tsx';
import { ComposeTask } from '../tasks/compose-task.tsx';
import { CountTask } from '../tasks/count-task.tsx';
import { HearTask } from '../tasks/hear-task.tsx';
import { MarkTask } from '../tasks/mark-task.tsx';
import { OrderTask } from '../tasks/order-task.tsx';
import { type HandedIn, keepRun } from './kept-runs.ts';
import { Mistake } from './mistake.tsx';
import { Trail } from './trail.tsx';
import { type RunState, useRun } from './use-run.ts';

const useStyles = makeStyles({
  stage: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', justifyItems: 'center', minWidth: 0 },
  head: { display: 'flex', alignItems: 'center', gap: '12px', width: '100%', minHeight: look.touchPupil },
  round: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: look.touchPupil,
    height: look.touchPupil,
    padding: 0,
    border: 'none',
    borderRadius: '50%',
    backgroundColor: tokens.colorNeutralBackground1,
    color: look.colors.teal.ink,
    boxShadow: look.shadowCard,
    cursor: 'pointer',
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '3px' },
  },
  title: {
    margin: 0,
    color: look.colors.teal.ink,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
  },
  balance: { width: look.touchPupil, flexShrink: 0 },
  middle: { flexGrow: 1, minWidth: 0, display: 'flex', justifyContent: 'center' },
});

interface StageProps {
  readonly run: Run;
  readonly title: string;
  readonly onOver: (all: HandedIn) => void;
  /** Left in the middle, with what was done so far. */
  readonly onLeave: (soFar: HandedIn) => void;
}

/** One task at a time, the way through them above it, and nothing else. */
export function Stage({ run, title, onOver, onLeave }: StageProps) {
  const styles = useStyles();
  const personId = useCurrentUser()?.id ?? '';
  const state = useRun(run, { onAnswer: (soFar) => keepRun(personId, soFar, false), onOver });
  const isBoard = run.level === 4 || run.level === 6;
  return (
    <div className={styles.stage}>
      <div className={styles.head}>
        <button type="button" className={styles.round} aria-label={texts.leave} onClick={() => onLeave(state.leave())}>
          <Dismiss28Regular aria-hidden />
        </button>
        <div className={styles.middle}>{!isBoard && <Trail stones={state.stones} index={state.phase === 'over' ? -1 : state.index} />}</div>
        <span className={styles.balance} aria-hidden />
      </div>
      <p className={styles.title}>{title}</p>
      <Shown run={run} state={state} />
    </div>
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
  const key = `${index}-${state.soFar().answers.length - (praise === null ? 0 : 1)}`;
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
