import type { Form } from '../contract/index.ts';
import type { Fact } from './facts.ts';

/** One thing that is asked. */
export interface Task extends Fact {
  readonly form: Form;
}

/** The numbers that solve a task. */
export function solutionOf({ form, a, b }: Task): readonly number[] {
  switch (form) {
    case 'build':
    case 'gapFirst':
    case 'quotient':
      return [a];
    case 'gapSecond':
      return [b];
    case 'compose':
      return [a, b, a * b];
    case 'product':
    case 'order':
    case 'count':
    case 'mark':
    case 'hear':
      return [a * b];
  }
}

/** Whether what somebody gave solves the task. Dots may be read in both directions: where a calculation is built, factors may be turned. */
export function isSolved(task: Task, given: readonly number[]): boolean {
  const solution = solutionOf(task);
  const isSame = (wanted: readonly number[]) => given.length === wanted.length && wanted.every((one, index) => given[index] === one);
  return isSame(solution) || (task.form === 'compose' && isSame([task.b, task.a, task.a * task.b]));
}
