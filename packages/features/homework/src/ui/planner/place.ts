import { fullDay } from '@pausenplatz/kernel-format';
import type { Column, Plan, Task } from '../../contract/index.ts';

/** A column by one word, for dragging and keys: a day, or a box. */
export function zoneOf(column: Pick<Column, 'day' | 'specialDayBox'>): string {
  return column.specialDayBox ?? column.day ?? '';
}

/** Where a zone is, for the server; boxes of the week need to know which week is shown. */
export function placeOf(plan: Plan, zone: string): { date: string | null; specialDayBox: string | null } {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(zone);
  return isDay ? { date: zone, specialDayBox: null } : { date: plan.from, specialDayBox: zone };
}

const classPrefix = 'class:';

/** Another class as a zone: the same day there. */
export const zoneOfClass = (classId: string): string => `${classPrefix}${classId}`;

const stripPrefix = 'strip:';

/** A day in the strip of a phone, where one lets go what shall go to that day. */
export const zoneOfStrip = (day: string): string => `${stripPrefix}${day}`;

/** The column that a zone stands for: the strip's days are those of the board. */
export const columnZone = (zone: string): string => (zone.startsWith(stripPrefix) ? zone.slice(stripPrefix.length) : zone);

export const classOfZone = (zone: string): string | null => (zone.startsWith(classPrefix) ? zone.slice(classPrefix.length) : null);

export function placeName(plan: Plan, zone: string): string {
  const box = [...plan.specialDayBoxesBefore, ...plan.specialDayBoxesAfter].find(({ id }) => id === zone);
  return box?.title ?? (/^\d{4}-/.test(zone) ? fullDay(zone) : zone);
}

export function columnOfTask(plan: Plan, task: Pick<Task, 'id'>): Column | undefined {
  return plan.content.find(({ tasks, events }) => [...events, ...tasks].some(({ id }) => id === task.id));
}

/** The neighbour that a task shall stand behind so that it comes right before `beforeId`; undefined is the end. */
export function afterIdFor(column: Column | undefined, beforeId: string | null, movedId: string): string | null | undefined {
  if (!column || beforeId === null) return undefined;
  const ids = [...column.events, ...column.tasks]
    .toSorted((a, b) => (a.position < b.position ? -1 : 1))
    .map(({ id }) => id)
    .filter((id) => id !== movedId);
  const index = ids.indexOf(beforeId);
  if (index < 0) return undefined;
  return index === 0 ? null : (ids[index - 1] ?? null);
}
