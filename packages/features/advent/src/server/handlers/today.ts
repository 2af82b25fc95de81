import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { personOf } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { adventLimits, type DoorToday, getAdventToday } from '../../contract/index.ts';
import { momentOn } from '../../rules/door-day.ts';
import { doorState, nextChange } from '../../rules/door-state.ts';
import { handle } from '../advent.ts';
import { isFilled, timedDoors } from '../present.ts';
import { facesOf } from '../queries.ts';
import type { AdventTables } from '../tables.ts';

export const todayHandler = handle(getAdventToday, async (context) => {
  const { db, clock } = context;
  const { userId, attendsClassIds } = personOf(context);
  const now = clock.now();
  const today = zurichDay(now);
  const calendars = await calendarsOf(db, attendsClassIds);
  const ids = calendars.map(({ id }) => id);
  const [doors, opened] = await Promise.all([doorsOf(db, ids), openedOf(db, ids, userId)]);
  const timed = calendars.map((calendar) => ({ calendar, doors: timedDoors(calendar, doors.get(calendar.id) ?? []) }));
  const open = timed.flatMap((one) =>
    one.doors
      .filter(({ row, day, times }) => day === today && doorState(times, now, isFilled(row)) === 'open')
      .map(({ row, label }): DoorToday => {
        const { id: calendarId, title, door_type: doorType } = one.calendar;
        return { calendarId, title, doorType, number: row.number, label, isOpened: opened.has(`${calendarId} ${row.number}`) };
      }),
  );
  const next = nextChange(
    timed.flatMap((one) => one.doors.map(({ times }) => times)),
    now,
  );
  const midnight = momentOn(addDays(today, 1), 0);
  return {
    doors: open.slice(0, adventLimits.doorsToday),
    calendarIds: ids,
    changesAt: (next !== null && next < midnight ? next : midnight).toISOString(),
    now: now.toISOString(),
  };
});

/** What the children of these classes may look at today; of a class in the archive nothing. */
async function calendarsOf(db: Kysely<AdventTables>, classIds: readonly string[]) {
  if (classIds.length === 0) return [];
  return db
    .selectFrom('advent_calendar')
    .innerJoin('school_class', 'school_class.id', 'class_id')
    .selectAll('advent_calendar')
    .where('class_id', 'in', classIds)
    .where('advent_calendar.visibility', '!=', 'private')
    .where('advent_calendar.deleted_at', 'is', null)
    .where('school_class.archived_at', 'is', null)
    .where('school_class.deleted_at', 'is', null)
    .orderBy('starts_on', 'desc')
    .orderBy('advent_calendar.id')
    .limit(adventLimits.calendarsToday)
    .execute();
}

/** Doors by their calendar. */
const doorsOf = async (db: Kysely<AdventTables>, ids: readonly string[]) => Map.groupBy(await facesOf(db, ids), (row) => row.calendar_id);

async function openedOf(db: Kysely<AdventTables>, ids: readonly string[], userId: string): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('advent_opened')
    .select(['calendar_id', 'number'])
    .where('user_id', '=', userId)
    .where('calendar_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ calendar_id, number }) => `${calendar_id} ${number}`));
}
