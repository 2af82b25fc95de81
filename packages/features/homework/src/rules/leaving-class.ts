import type { Task } from '../contract/shapes.ts';

/** What a task holds of the pupils of its class, who do not go with it to another one. */
interface LeftBehind {
  /** Pupils who ticked it off or said how long it took; a moved task loses that. */
  readonly states: number;
  /** Feedback belongs to its pupils: with any, only a copy can go. */
  readonly feedback: number;
}

export function leftBehind({ assignedTo }: Pick<Task, 'assignedTo'>): LeftBehind {
  return {
    states: assignedTo.filter(({ doneAt, minutes }) => doneAt !== null || minutes !== null).length,
    feedback: assignedTo.reduce((sum, { feedback }) => sum + feedback.length, 0),
  };
}
