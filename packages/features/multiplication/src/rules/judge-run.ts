import type { Form, RunKind } from '../contract/index.ts';
import type { Clock, Level } from './levels.ts';
import { isSolved, type Task } from './tasks.ts';

/** What somebody gave to a task; tasks may be answered again after a mistake. */
export interface GivenAnswer {
  /** Which of the run's tasks, from nought. */
  readonly task: number;
  readonly given: readonly number[];
  readonly ms: number;
}

interface JudgedAnswer extends GivenAnswer {
  readonly isRight: boolean;
  readonly isFirst: boolean;
  readonly isInTime: boolean;
}

interface Run {
  readonly kind: RunKind;
  readonly level: Level | null;
  readonly clock: Clock;
  readonly tasks: readonly Task[];
}

export interface RunScore {
  readonly answers: readonly JudgedAnswer[];
  /** Tasks that were solved at the first try and in time. */
  readonly right: number;
  readonly errors: number;
  readonly isPassed: boolean;
  readonly ms: number;
}

/** Below this no finger has read a calculation and found its key. */
const fastestMs = 200;
/** The way of a message; nobody fails a level by it. */
const graceMs = 1_500;
const mostErrors = 3;

/** Share of tasks that must be right at the first try; everything that has no row needs nine of ten. */
const neededShare: Partial<Record<Level, number>> = { 1: 1, 2: 0.75, 6: 1 };

/** So many of these tasks are right at the first try where a level is passed. */
export const neededRight = (level: Level | null, tasks: number): number =>
  Math.ceil(tasks * (level === null ? 0.9 : (neededShare[level] ?? 0.9)));

/** Wrong marks on the hundred board that are forgiven. */
const forgivenMarks = 1;

/** Judges a run by what was drawn. `falseMarks` are cells of the hundred board that belong to no task. */
export function judgeRun(run: Run, given: readonly GivenAnswer[], falseMarks = 0): RunScore {
  const answered = new Set<number>();
  let msSoFar = 0;
  const answers = given.map((answer): JudgedAnswer => {
    const task = run.tasks[answer.task];
    const isFirst = !answered.has(answer.task);
    answered.add(answer.task);
    msSoFar += answer.ms;
    const isInTime = fits(run.clock, answer.ms, msSoFar);
    return { ...answer, isFirst, isInTime, isRight: task !== undefined && isSolved(task, answer.given) };
  });
  // Dots are laid until they are right: building is not a test.
  const counts = ({ isRight, isFirst, isInTime }: JudgedAnswer) => isRight && isInTime && (isFirst || run.level === 1);
  const right = run.level === 4 ? inOrder(run.tasks, answers) : new Set(answers.filter(counts).map(({ task }) => task)).size;
  const errors = run.tasks.length - right + falseMarks;
  return { answers, right, errors, isPassed: passes(run, right, errors, falseMarks), ms: msSoFar };
}

function fits(clock: Clock, ms: number, msSoFar: number): boolean {
  if (clock === null) return true;
  return (clock.per === 'item' ? ms : msSoFar) <= clock.ms + graceMs;
}

function passes({ kind, level, tasks }: Run, right: number, errors: number, falseMarks: number): boolean {
  if (kind === 'exam' || kind === 'tempo') return errors <= mostErrors;
  return right >= neededRight(level, tasks.length) && falseMarks <= forgivenMarks;
}

/**
 * How many of a row stand in their order: one number that was laid too late is one mistake, though every number behind it lies one place
 * further on. The longest part that rises, of numbers that belong to the row.
 */
function inOrder(tasks: readonly Task[], answers: readonly JudgedAnswer[]): number {
  const row = new Set(tasks.map(({ a, b }) => a * b));
  const laid = answers
    .filter(({ isFirst, isInTime }) => isFirst && isInTime)
    .toSorted((one, other) => one.task - other.task)
    .flatMap(({ given: [number] }) => (number !== undefined && row.has(number) ? [number] : []));
  const longest: number[] = [];
  for (const [at, number] of laid.entries())
    longest.push(1 + Math.max(0, ...longest.slice(0, at).filter((_length, before) => (laid[before] ?? number) < number)));
  return Math.max(0, ...longest);
}

const shown: ReadonlySet<Form> = new Set<Form>(['product', 'gapFirst', 'gapSecond', 'hear', 'quotient', 'compose']);

/**
 * Whether an answer says something about how well the fact is known: not where it was counted or found by its neighbours, and neither
 * where the time ran out or no finger can have been that fast. Time never decides mastery.
 */
export const showsKnowing = (form: Form, { ms, given }: GivenAnswer): boolean => shown.has(form) && given.length > 0 && ms >= fastestMs;
