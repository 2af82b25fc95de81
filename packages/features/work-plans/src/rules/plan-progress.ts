import type { CorrectionMode, PlanStatus, TaskStatus } from '../contract/index.ts';
import { isTerminal, turnOf } from './status-moves.ts';

/** A task as far as progress is concerned, with the state of one pupil. */
export interface TaskProgress {
  readonly mandatory: boolean;
  readonly correctionMode: CorrectionMode;
  readonly status: TaskStatus;
}

interface PlanProgress {
  readonly status: PlanStatus;
  /** Tasks that everybody does, and how many of them are through. */
  readonly mandatory: number;
  readonly through: number;
  /** Optional tasks that are through; they count apart (W8). */
  readonly optionalThrough: number;
  /** Of the mandatory tasks, in whole percent; a plan without any is through. */
  readonly percent: number;
  /** Tasks that wait for the teacher. */
  readonly withTeacher: number;
}

/** How far somebody is; `isClosed` says that the teacher has closed the plan for them. */
export function progressOf(tasks: readonly TaskProgress[], isClosed: boolean): PlanProgress {
  const isThrough = ({ status, correctionMode }: TaskProgress) => isTerminal(status, correctionMode);
  const duties = tasks.filter(({ mandatory }) => mandatory);
  const through = duties.filter(isThrough).length;
  return {
    status: statusOf(tasks, duties, isClosed && through === duties.length),
    mandatory: duties.length,
    through,
    optionalThrough: tasks.filter((task) => !task.mandatory && isThrough(task)).length,
    percent: duties.length === 0 ? 100 : Math.floor((through / duties.length) * 100),
    withTeacher: tasks.filter(({ status, correctionMode }) => turnOf(status, correctionMode) === 'teacher').length,
  };
}

function statusOf(tasks: readonly TaskProgress[], duties: readonly TaskProgress[], isFinished: boolean): PlanStatus {
  if (isFinished) return 'finished';
  if (tasks.every(({ status }) => status === 'open')) return 'open';
  const isDone = ({ status, correctionMode }: TaskProgress) => status === 'done' || isTerminal(status, correctionMode);
  return duties.length > 0 && duties.every(isDone) ? 'done' : 'inProgress';
}
