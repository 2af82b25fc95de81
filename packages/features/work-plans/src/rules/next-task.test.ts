import { expect, it } from 'vitest';
import type { Plan, State, TaskStatus } from '../contract/index.ts';
import { nextTask } from './next-task.ts';

/** Tasks by name; a small letter is optional. Only what the rule looks at. */
const planOf = (...names: string[]) =>
  ({
    sections: [{ tasks: names.map((id) => ({ id, mandatory: id !== id.toLowerCase(), correctionMode: 'teacher' })) }],
  }) as unknown as Plan;
const states = (of: Readonly<Record<string, TaskStatus>>) =>
  new Map(Object.entries(of).map(([taskId, status]) => [taskId, { taskId, status } as unknown as State]));

it.each([
  ['the first open one', {}, 'A'],
  ['what was answered before all', { A: 'inProgress', C: 'answer', B: 'redo' }, 'C'],
  ['what is to be done again before what is under way', { A: 'inProgress', B: 'redo' }, 'B'],
  ['what is under way before what is open', { B: 'inProgress' }, 'B'],
  ['what is optional once nothing else is left', { A: 'finished', B: 'done', C: 'question' }, 'x'],
  ['nothing when everything lies with others', { A: 'finished', B: 'done', C: 'done', x: 'done' }, null],
] as const)('a child does next %s', (_what, given, id) => {
  expect(nextTask(planOf('A', 'B', 'x', 'C'), states(given))?.id ?? null).toBe(id);
});
