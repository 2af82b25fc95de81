import type { CheckedPupil, Task } from '../contract/index.ts';
import { turnOf } from './status-moves.ts';

/** One pupil and one task of a matrix. */
export interface Cell {
  readonly pupilId: string;
  readonly taskId: string;
}

export const isSameCell = (a: Cell | null, b: Cell | null): boolean => a?.pupilId === b?.pupilId && a?.taskId === b?.taskId;

/** What waits for the teacher (W5), the oldest first. */
export function waitingCells(pupils: readonly CheckedPupil[], tasks: readonly Task[]): readonly Cell[] {
  const modes = new Map(tasks.map(({ id, correctionMode }) => [id, correctionMode]));
  return pupils
    .flatMap(({ id: pupilId, states }) =>
      states
        .filter(({ taskId, status }) => turnOf(status, modes.get(taskId) ?? 'none') === 'teacher')
        .map(({ taskId, at }) => ({ pupilId, taskId, at })),
    )
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ pupilId, taskId }) => ({ pupilId, taskId }));
}

/** The next that waits, from one on; from anywhere else the oldest. After the last comes the first. */
export function stepWaiting(waiting: readonly Cell[], from: Cell | null, by: -1 | 1): Cell | null {
  const at = waiting.findIndex((cell) => isSameCell(cell, from));
  if (at < 0) return waiting.at(by === 1 ? 0 : -1) ?? null;
  return waiting[(at + by + waiting.length) % waiting.length] ?? null;
}
