import { useRef, useState } from 'react';
import { nextPraise, queueAfterMiss } from '../../rules/index.ts';
import { runTexts } from '../../texts.run.ts';
import { newAttemptId } from './attempt-id.ts';
import { useActiveTime } from './use-active-time.ts';

/** Asking; praised for a moment; shown how it goes; over. */
type Phase = 'asking' | 'right' | 'mistake' | 'over';

export type Stone = 'todo' | 'right' | 'missed';

/** An answer as it is handed in. */
export interface RunAnswer<Given> {
  readonly attemptId: string;
  readonly task: number;
  readonly given: Given;
  readonly ms: number;
  readonly afterMs: number;
}

type Note<Given> = (task: number, given: Given, ms: number) => void;

interface Led<Task, Given> {
  readonly tasks: readonly Task[];
  /** Around each task, or once around the whole; null where nobody is in a hurry. */
  readonly clock: { readonly per: 'item' | 'run'; readonly ms: number } | null;
  readonly isSolved: (task: Task, given: Given) => boolean;
  /** What was given where the time ran out. */
  readonly nothing: Given;
  /** After a mistake: the next task, the same one at once, or how it goes. */
  readonly afterMiss: (task: Task) => 'next' | 'again' | 'shown';
  readonly returnsMissed: boolean;
  /** Whether the run ends after the task that was just answered, by the milliseconds that were spent on tasks. */
  readonly isOver?: (spentMs: number) => boolean;
  /** What is answered together, on a board, is noted when the run ends or is left. */
  readonly beforeEnd?: (note: Note<Given>) => void;
  readonly onAnswer: (soFar: RunAnswer<Given>[]) => void;
  readonly onOver: (all: RunAnswer<Given>[]) => void;
}

export interface TaskRun<Task, Given> {
  readonly phase: Phase;
  readonly task: Task | null;
  readonly index: number;
  /** What was given last. */
  readonly given: Given;
  readonly praise: string;
  readonly stones: readonly Stone[];
  readonly comesAgain: boolean;
  /** Of the time, between nought and one; null where nobody is in a hurry. */
  readonly share: number | null;
  /** Milliseconds that were spent on tasks that are answered. */
  readonly spentMs: number;
  readonly answer: (given: Given) => void;
  readonly finish: () => void;
  /** Milliseconds that count since the task was shown: not while the tab is hidden. */
  readonly elapsed: () => number;
  /** After a mistake was looked at. */
  readonly goOn: () => void;
  readonly answers: () => RunAnswer<Given>[];
  /** The same with what lies on a board; nothing is asked after that. */
  readonly leave: () => RunAnswer<Given>[];
}

const praisedMs = 400;
/** No answer takes longer: whoever thinks for an hour has gone. */
const longestMs = 3_600_000;

/** Leads through a run: one task after the other, missed ones again, until all are done or the time is up. */
export function useTaskRun<Task, Given>(led: Led<Task, Given>): TaskRun<Task, Given> {
  const { tasks, clock } = led;
  const [queue, setQueue] = useState<readonly number[]>(() => tasks.map((_task, index) => index));
  const [phase, setPhase] = useState<Phase>('asking');
  const [given, setGiven] = useState<Given>(led.nothing);
  const [praise, setPraise] = useState('');
  const [stones, setStones] = useState<readonly Stone[]>(() => tasks.map(() => 'todo'));
  const [spentMs, setSpentMs] = useState(0);
  // Not by the day's clock, which a tablet sets while somebody calculates.
  const [beganAt] = useState(() => performance.now());
  const answers = useRef<RunAnswer<Given>[]>([]);
  const takenMs = useRef(0);
  const spent = useRef(0);
  const index = queue[0] ?? 0;
  const task = tasks[index] ?? null;
  const isPerRun = clock?.per === 'run';
  const note: Note<Given> = (of, what, ms) => {
    const afterMs = Math.round(performance.now() - beganAt);
    answers.current.push({ attemptId: newAttemptId(), task: of, given: what, ms: Math.min(Math.round(ms), afterMs, longestMs), afterMs });
  };
  const end = () => {
    led.beforeEnd?.(note);
    setPhase('over');
    led.onOver([...answers.current]);
  };
  const time = useActiveTime(phase === 'asking', clock?.ms ?? null, () => (isPerRun ? end() : answer(led.nothing)));
  const take = () => {
    const ms = time.elapsed() - (isPerRun ? takenMs.current : 0);
    takenMs.current = time.elapsed();
    spent.current += ms;
    setSpentMs(spent.current);
    return ms;
  };
  const next = (left: readonly number[]) => {
    setQueue(left);
    if (left.length === 0 || led.isOver?.(spent.current) === true) return end();
    if (!isPerRun) time.restart();
    setPhase('asking');
    return undefined;
  };
  function answer(what: Given): void {
    if (phase !== 'asking' || task === null) return;
    note(index, what, take());
    setGiven(() => what);
    const isRight = led.isSolved(task, what);
    const tries = answers.current.filter((one) => one.task === index).length;
    if (tries === 1) setStones(stones.with(index, isRight ? 'right' : 'missed'));
    led.onAnswer([...answers.current]);
    const left = queue.slice(1);
    const missed = isRight ? null : led.afterMiss(task);
    if (missed === null) {
      setPraise(nextPraise(runTexts.praise, praise, Math.random));
      setPhase('right');
      setTimeout(() => next(left), praisedMs);
    } else if (missed === 'next') next(left);
    else if (missed === 'shown') {
      setQueue([index, ...(led.returnsMissed ? queueAfterMiss(left, index, tries) : left)]);
      setPhase('mistake');
    } else if (!isPerRun) time.restart();
  }
  return {
    phase,
    task,
    index,
    given,
    praise,
    stones,
    answer,
    spentMs,
    answers: () => [...answers.current],
    leave() {
      led.beforeEnd?.(note);
      return [...answers.current];
    },
    comesAgain: queue.slice(1).includes(index),
    share: clock === null ? null : time.share,
    finish: end,
    elapsed: time.elapsed,
    goOn: () => next(queue.slice(1)),
  };
}
