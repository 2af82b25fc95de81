import { useRef, useState } from 'react';
import type { Answer, Mark, Run } from '../../contract/index.ts';
import { isSolved, type Level, nextPraise, queueAfterMiss, returnsMissed, type Task } from '../../rules/index.ts';
import { runTexts } from '../../texts.run.ts';
import { newAttemptId } from './attempt-id.ts';
import type { HandedIn } from './kept-runs.ts';
import { useActiveTime } from './use-active-time.ts';

/** Asking; praised for a moment; shown how it goes; over. */
type Phase = 'asking' | 'right' | 'mistake' | 'over';

export type Stone = 'todo' | 'right' | 'missed';

export interface RunState {
  readonly phase: Phase;
  readonly task: Task | null;
  readonly index: number;
  /** What was given last. */
  readonly given: readonly number[];
  readonly praise: string;
  readonly stones: readonly Stone[];
  readonly comesAgain: boolean;
  /** Of the time, between nought and one; null where nobody is in a hurry. */
  readonly share: number | null;
  readonly answer: (given: readonly number[]) => void;
  /** Tasks that are answered together, on a board: as they stand there now. They count also where the time ends, or somebody leaves. */
  readonly lay: (board: Board) => void;
  /** What was laid is finished. */
  readonly finish: () => void;
  /** Milliseconds that count since the task was shown: not while the tab is hidden. */
  readonly elapsed: () => number;
  /** After a mistake was looked at. */
  readonly goOn: () => void;
  readonly soFar: () => HandedIn;
  /** The same with what lies on the board; nothing is asked after that. */
  readonly leave: () => HandedIn;
}

export interface Board {
  readonly given: readonly { readonly given: readonly number[]; readonly ms: number }[];
  readonly marks: readonly Mark[];
}

const praisedMs = 400;

interface Told {
  readonly onAnswer: (soFar: HandedIn) => void;
  readonly onOver: (all: HandedIn) => void;
}

/** Leads through a run: one task after the other, missed ones again, until all are done or the time is up. */
export function useRun(run: Run, { onAnswer, onOver }: Told): RunState {
  const [queue, setQueue] = useState<readonly number[]>(() => run.tasks.map((_task, index) => index));
  const [phase, setPhase] = useState<Phase>('asking');
  const [given, setGiven] = useState<readonly number[]>([]);
  const [praise, setPraise] = useState('');
  const [stones, setStones] = useState<readonly Stone[]>(() => run.tasks.map(() => 'todo'));
  const [beganAt] = useState(() => Date.now());
  const answers = useRef<Answer[]>([]);
  const marks = useRef<readonly Mark[]>([]);
  const takenMs = useRef(0);
  const index = queue[0] ?? 0;
  const task = run.tasks[index] ?? null;
  const limitMs = run.clock?.ms ?? null;
  const isPerRun = run.clock?.per === 'run';
  const board = useRef<Board | null>(null);
  const soFar = (): HandedIn => ({ id: run.id, answers: [...answers.current], marks: [...marks.current] });
  const note = (of: number, what: readonly number[], ms: number) => {
    const afterMs = Math.max(Date.now() - beganAt, 0);
    answers.current.push({ attemptId: newAttemptId(), task: of, given: [...what], ms: Math.min(Math.round(ms), afterMs), afterMs });
  };
  /** Once: each answer bears an id of its own. */
  const takeBoard = () => {
    const { current } = board;
    board.current = null;
    for (const [of, { given: what, ms }] of current?.given.entries() ?? []) note(of, what, ms);
    if (current) marks.current = current.marks;
  };
  const end = () => {
    takeBoard();
    setPhase('over');
    onOver(soFar());
  };
  const time = useActiveTime(phase === 'asking', limitMs, () => (isPerRun ? end() : answer([])));
  const take = () => {
    const ms = time.elapsed() - (isPerRun ? takenMs.current : 0);
    takenMs.current = time.elapsed();
    return ms;
  };
  const next = (left: readonly number[]) => {
    setQueue(left);
    if (left.length === 0) return end();
    if (!isPerRun) time.restart();
    setPhase('asking');
    return undefined;
  };
  function answer(what: readonly number[]): void {
    if (phase !== 'asking' || !task) return;
    note(index, what, take());
    setGiven(what);
    const isRight = isSolved(task, what);
    const tries = answers.current.filter((one) => one.task === index).length;
    if (tries === 1) setStones(stones.with(index, isRight ? 'right' : 'missed'));
    onAnswer(soFar());
    const left = queue.slice(1);
    if (isRight) {
      setPraise(nextPraise(runTexts.praise, praise, Math.random));
      setPhase('right');
      setTimeout(() => next(left), praisedMs);
    } else if (run.kind === 'exam' || run.kind === 'tempo') next(left);
    // Dots are laid until they are right.
    else if (task.form !== 'build') {
      setQueue([index, ...(returnsMissed(run.kind, run.level as Level | null) ? queueAfterMiss(left, index, tries) : left)]);
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
    soFar,
    leave() {
      takeBoard();
      return soFar();
    },
    comesAgain: queue.slice(1).includes(index),
    share: limitMs === null ? null : time.share,
    lay: (laid) => {
      board.current = laid;
    },
    finish: end,
    elapsed: time.elapsed,
    goOn: () => next(queue.slice(1)),
  };
}
