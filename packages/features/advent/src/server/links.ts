import { fill } from '@pausenplatz/kernel-contract';
import { linksIn } from '@pausenplatz/kernel-format';
import { type FoundLink, ownTables, type Services } from '@pausenplatz/kernel-server';
import { isOpenAt } from '../rules/door-state.ts';
import { adventTexts } from '../texts.ts';
import { isFilled, timedDoors } from './present.ts';
import type { DoorRow } from './queries.ts';
import type { AdventTables } from './tables.ts';

/** Links behind the doors of the calendars of classes. Behind doors that are still closed only who teaches the class looks. */
export async function calendarLinks(services: Pick<Services, 'db' | 'clock'>, schoolIds: readonly string[]): Promise<readonly FoundLink[]> {
  const db = ownTables<AdventTables>(services.db);
  const calendars = await db
    .selectFrom('advent_calendar')
    .innerJoin('school_class', 'school_class.id', 'class_id')
    .selectAll('advent_calendar')
    .select('school_class.id as of_class')
    .where('school_class.school_id', 'in', schoolIds)
    .where('school_class.archived_at', 'is', null)
    .where('school_class.deleted_at', 'is', null)
    .where('advent_calendar.deleted_at', 'is', null)
    .orderBy('advent_calendar.title')
    .orderBy('advent_calendar.id')
    .execute();
  const ids = calendars.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('advent_door')
    .selectAll()
    .where('calendar_id', 'in', ids)
    .where('content', 'is not', null)
    .orderBy('number')
    .execute();
  const doors = Map.groupBy(
    rows.map((row): DoorRow => ({ ...row, holds: row.content !== null, file: null })),
    (row) => row.calendar_id,
  );
  const now = services.clock.now();
  return calendars.flatMap(({ of_class, ...calendar }) =>
    timedDoors(calendar, doors.get(calendar.id) ?? []).flatMap(({ row, label, times }) =>
      linksIn(row.content).map((link) => ({
        url: link.url,
        label: link.label === '' || link.label === link.url ? fill(adventTexts.door.title, { label }) : link.label,
        of: { kind: 'class' as const, id: of_class },
        place: { title: calendar.title, path: `/tools/advent/bearbeiten/${calendar.id}` },
        isSecret: calendar.visibility === 'private' || !isFilled(row) || !isOpenAt(times, now),
      })),
    ),
  );
}
