import type { Column, Plan, Task } from '../contract/shapes.ts';
import { standsOn } from './task-words.ts';

const byPosition = (a: Task, b: Task) => (a.position < b.position ? -1 : a.position > b.position ? 1 : a.id < b.id ? -1 : 1);

/** Where a task stands in the columns that are shown; a task of another week or class stands in none. */
function standsIn(task: Task, column: Column): boolean {
  if (column.specialDayBox !== null) return task.specialDayBox === column.specialDayBox;
  return task.specialDayBox === null && column.day !== null && standsOn(task, column.day);
}

/** The plan with this task as it is now, whether it was there before or not; `replaces` is the id of its placeholder. */
export function withTask(plan: Plan, task: Task, replaces = task.id): Plan {
  return {
    ...plan,
    content: plan.content.map((column) => {
      const keep = (one: Task) => one.id !== task.id && one.id !== replaces;
      const tasks = column.tasks.filter(keep);
      const events = column.events.filter(keep);
      if (standsIn(task, column)) (task.event ? events : tasks).push(task);
      return { ...column, tasks: tasks.toSorted(byPosition), events: events.toSorted(byPosition) };
    }),
  };
}

export function withoutTask(plan: Plan, id: string): Plan {
  const keep = (one: Task) => one.id !== id;
  return {
    ...plan,
    content: plan.content.map((column) => ({ ...column, tasks: column.tasks.filter(keep), events: column.events.filter(keep) })),
  };
}

/** A task of the plan by its id; an event of several days stands in several columns and is one. */
export function taskIn(plan: Plan, id: string): Task | undefined {
  for (const { tasks, events } of plan.content) {
    const found = tasks.find((one) => one.id === id) ?? events.find((one) => one.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Every task once. */
export function tasksOf(plan: Pick<Plan, 'content'>): Task[] {
  return [...new Map(plan.content.flatMap(({ tasks, events }) => [...tasks, ...events]).map((task) => [task.id, task])).values()];
}

/** The task once this pupil has ticked it off, at `doneAt`, or taken that back (null). */
export function withDone(task: Task, userId: string, doneAt: string | null): Task {
  const own = task.assignedTo.find(({ id }) => id === userId);
  const fresh = { id: userId, selected: task.assignedToSchoolClass, doneAt, minutes: null, feedback: [] };
  return { ...task, assignedTo: [...task.assignedTo.filter(({ id }) => id !== userId), own ? { ...own, doneAt } : fresh] };
}
