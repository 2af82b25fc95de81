import type { Task } from '../contract/shapes.ts';

/** Whether a pupil has this task: given to the class, to them, or their own. */
export function isFor(task: Pick<Task, 'assignedToSchoolClass' | 'assignedTo' | 'forSchoolClass'>, userId: string): boolean {
  return !task.forSchoolClass || task.assignedToSchoolClass || task.assignedTo.some(({ id, selected }) => id === userId && selected);
}

/** Whether the pupil has ticked it off. */
export function isDoneBy(task: Pick<Task, 'assignedTo'>, userId: string): boolean {
  return task.assignedTo.some(({ id, doneAt }) => id === userId && doneAt !== null);
}

/** Those of these pupils who have it, in their order. */
export function havingIt(task: Pick<Task, 'assignedToSchoolClass' | 'assignedTo'>, pupilIds: readonly string[]): readonly string[] {
  if (task.assignedToSchoolClass) return pupilIds;
  // Whoever was given it and has left the class since counts no more.
  const selected = new Set(task.assignedTo.filter((one) => one.selected).map(({ id }) => id));
  return pupilIds.filter((id) => selected.has(id));
}

/** How many of these pupils have it, and how many of them are done. */
export function progressOf(
  task: Pick<Task, 'assignedToSchoolClass' | 'assignedTo'>,
  pupilIds: readonly string[],
): { done: number; of: number } {
  const having = havingIt(task, pupilIds);
  return { done: having.filter((id) => isDoneBy(task, id)).length, of: having.length };
}

/** Days on which an event stands: from its date to its end, within what is shown. */
export function standsOn(task: Pick<Task, 'date' | 'eventDateTo' | 'event'>, day: string): boolean {
  if (task.date === null) return false;
  const last = task.event && task.eventDateTo !== null ? task.eventDateTo : task.date;
  return task.date <= day && day <= last;
}
