import type { RunKind } from '../contract/index.ts';
import { type Calculation, isSolved } from './calculation.ts';

/** What somebody gave to a task, in hundredths; null where the time ran out. Tasks may be answered again after a mistake. */
export interface GivenAnswer {
  /** Which of the run's tasks, from nought. */
  readonly task: number;
  readonly given: number | null;
  readonly ms: number;
}

interface JudgedAnswer extends GivenAnswer {
  readonly isRight: boolean;
  readonly isFirst: boolean;
  readonly isTimeout: boolean;
  /** Whether it says anything: not where no finger can have been that fast, and not after the two minutes were over. */
  readonly counts: boolean;
}

interface JudgedRun {
  readonly kind: RunKind;
  readonly limitMs: number | null;
  readonly tasks: readonly Calculation[];
}

interface RunScore {
  readonly answers: readonly JudgedAnswer[];
  readonly asked: number;
  /** Those that were reached at all. */
  readonly answered: number;
  /** Solved at the first try. */
  readonly right: number;
  readonly timeouts: number;
  readonly ms: number;
  readonly isPassed: boolean;
}

/** Below this no finger has read a calculation and found its key. */
const fastestMs = 200;
/** The way of a message; nobody is too slow by it. */
const graceMs = 1_500;
const neededShare = 0.9;
/** Of fewer calculations a stage is not passed, however right they are. */
export const fewestToPass = 15;

/** Judges a run by what was drawn. Of two minutes, what was begun in them is finished. */
export function judgeRun(run: JudgedRun, given: readonly GivenAnswer[], minutesMs: number): RunScore {
  const answered = new Set<number>();
  let spentMs = 0;
  const answers = given.map((answer): JudgedAnswer => {
    const task = run.tasks[answer.task];
    const isFirst = !answered.has(answer.task);
    answered.add(answer.task);
    const isOver = run.kind === 'minutes' && spentMs >= minutesMs;
    spentMs += answer.ms;
    const isTimeout = answer.given === null || (run.limitMs !== null && answer.ms > run.limitMs + graceMs);
    const counts = task !== undefined && !isOver && (answer.given === null || answer.ms >= fastestMs);
    return { ...answer, isFirst, isTimeout, counts, isRight: counts && task !== undefined && isSolved(task, answer.given) };
  });
  const first = answers.filter(({ isFirst, counts }) => isFirst && counts);
  const asked = run.kind === 'twenty' ? run.tasks.length : first.length;
  const right = first.filter(({ isRight, isTimeout }) => isRight && !isTimeout).length;
  return {
    answers,
    asked,
    answered: first.length,
    right,
    timeouts: first.filter(({ isTimeout }) => isTimeout).length,
    ms: spentMs,
    isPassed: asked >= fewestToPass && right >= neededRight(asked),
  };
}

export const neededRight = (asked: number): number => Math.ceil(asked * neededShare);
