import type { Task } from '../contract/shapes.ts';
import { standsOn } from './task-words.ts';

/** An event over several days as one bar above the days that are shown. */
interface EventBar {
  readonly task: Task;
  /** Column in which it begins, from 0. */
  readonly column: number;
  readonly span: number;
  /** Bars of the same lane never lie over each other. */
  readonly lane: number;
  readonly beganBefore: boolean;
  readonly goesOn: boolean;
}

/** The events of several days among `events`, laid over these days in as few lanes as possible. */
export function eventBars(days: readonly string[], events: readonly Task[]): EventBar[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const long = [...new Map(events.filter(isOfSeveralDays).map((task) => [task.id, task])).values()]
    .map((task) => ({ task, on: days.flatMap((day, index) => (standsOn(task, day) ? [index] : [])) }))
    .toSorted((one, other) => (one.on[0] ?? 0) - (other.on[0] ?? 0) || other.on.length - one.on.length);
  const ends: number[] = [];
  return long.flatMap(({ task, on }) => {
    const column = on[0];
    if (column === undefined) return [];
    const span = (on.at(-1) ?? column) - column + 1;
    const free = ends.findIndex((end) => end <= column);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = column + span;
    return [{ task, column, span, lane, beganBefore: (task.date ?? first) < first, goesOn: (task.eventDateTo ?? last) > last }];
  });
}

export const isOfSeveralDays = ({ event, eventDateTo, specialDayBox }: Task): boolean =>
  event && eventDateTo !== null && specialDayBox === null;
