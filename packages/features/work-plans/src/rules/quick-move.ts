import type { TaskStatus } from '../contract/index.ts';

/** What a child may say of a task by one tap, without opening it: that it begins, and that it is done. */
export function quickMove(from: TaskStatus, allowed: readonly TaskStatus[]): 'inProgress' | 'done' | null {
  // What lies with the teacher is taken back where its talk is read.
  if (from === 'done' || from === 'question' || from === 'finished') return null;
  if (from === 'inProgress') return allowed.includes('done') ? 'done' : null;
  return allowed.includes('inProgress') ? 'inProgress' : null;
}
