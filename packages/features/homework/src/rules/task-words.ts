import type { Task } from '../contract/shapes.ts';

/** Whether a pupil has this task: given to the class, to them, or their own. */
export function isFor(task: Pick<Task, 'assignedToSchoolClass' | 'assignedTo' | 'forSchoolClass'>, userId: string): boolean {
  return !task.forSchoolClass || task.assignedToSchoolClass || task.assignedTo.some(({ id, selected }) => id === userId && selected);
}

/** Whether the pupil has ticked it off. */
export function isDoneBy(task: Pick<Task, 'assignedTo'>, userId: string): boolean {
  return task.assignedTo.some(({ id, doneAt }) => id === userId && doneAt !== null);
}

/** How many have it, and how many of them are done. */
export function progressOf(
  task: Pick<Task, 'assignedToSchoolClass' | 'assignedTo'>,
  pupilIds: readonly string[],
): { done: number; of: number } {
  const mine = new Set(task.assignedToSchoolClass ? pupilIds : task.assignedTo.filter(({ selected }) => selected).map(({ id }) => id));
  const done = task.assignedTo.filter(({ id, doneAt }) => doneAt !== null && mine.has(id)).length;
  return { done, of: mine.size };
}

/** Days on which an event stands: from its date to its end, within what is shown. */
export function standsOn(task: Pick<Task, 'date' | 'eventDateTo' | 'event'>, day: string): boolean {
  if (task.date === null) return false;
  const last = task.event && task.eventDateTo !== null ? task.eventDateTo : task.date;
  return task.date <= day && day <= last;
}
