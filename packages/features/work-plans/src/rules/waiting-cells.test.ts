import { describe, expect, it } from 'vitest';
import type { CheckedPupil, Task, TaskStatus } from '../contract/index.ts';
import { stepWaiting, waitingCells } from './waiting-cells.ts';

// Only what the rule looks at.
const tasks = [
  { id: 'teacher', correctionMode: 'teacher' },
  { id: 'self', correctionMode: 'self' },
] as unknown as Task[];
const pupil = (id: string, ...states: (readonly [string, TaskStatus, string])[]) =>
  ({ id, states: states.map(([taskId, status, at]) => ({ taskId, status, at })) }) as unknown as CheckedPupil;
const pupils = [
  pupil('Mia', ['teacher', 'done', '09:04'], ['self', 'done', '09:00']),
  pupil('Noah', ['teacher', 'question', '09:01'], ['self', 'question', '09:06']),
  pupil('Lea', ['teacher', 'answer', '09:00']),
];
const shown = (cell: { readonly pupilId: string; readonly taskId: string } | null) => (cell ? `${cell.pupilId} ${cell.taskId}` : null);

describe('what waits for the teacher', () => {
  const waiting = waitingCells(pupils, tasks);

  it('are questions, and what was handed in for correction, the oldest first', () => {
    expect(waiting.map(shown)).toEqual(['Noah teacher', 'Mia teacher', 'Noah self']);
  });

  it.each([
    [null, 1, 'Noah teacher'],
    [null, -1, 'Noah self'],
    [{ pupilId: 'Noah', taskId: 'teacher' }, 1, 'Mia teacher'],
    [{ pupilId: 'Noah', taskId: 'self' }, 1, 'Noah teacher'],
    [{ pupilId: 'Noah', taskId: 'teacher' }, -1, 'Noah self'],
    [{ pupilId: 'Lea', taskId: 'teacher' }, 1, 'Noah teacher'],
  ] as const)('from %j by %i leads to %s', (from, by, to) => {
    expect(shown(stepWaiting(waiting, from, by))).toBe(to);
  });

  it('is nothing where nothing waits', () => {
    expect(stepWaiting([], null, 1)).toBeNull();
  });
});
