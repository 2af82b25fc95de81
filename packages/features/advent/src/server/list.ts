import { type Kysely, sql } from 'kysely';
import type { ListedCalendar } from '../contract/index.ts';
import { doorDays } from '../rules/door-day.ts';
import type { AdventTables } from './tables.ts';

/** The calendars that somebody makes, or made with a class that is in the archive now; two queries for all of them. */
export async function listedCalendars(db: Kysely<AdventTables>, userId: string): Promise<readonly ListedCalendar[]> {
  const rows = await db
    .selectFrom('advent_calendar')
    .leftJoin('school_class', 'school_class.id', 'advent_calendar.class_id')
    .selectAll('advent_calendar')
    .select(['school_class.name as class_name', 'school_class.archived_at'])
    .where('advent_calendar.deleted_at', 'is', null)
    .where('school_class.deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where.and([where('class_id', 'is', null), where('owner_id', '=', userId)]),
        where('class_id', 'in', db.selectFrom('class_teacher').select('class_id').where('user_id', '=', userId)),
      ]),
    )
    .orderBy('starts_on', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('advent_calendar.id')
    .limit(200)
    .execute();
  const work = await workOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    className: row.class_name,
    scene: row.scene,
    layout: row.layout,
    doorType: row.door_type,
    firstDay: row.starts_on,
    lastDay: doorDays({ startsOn: row.starts_on, schoolDaysOnly: row.school_days_only }, row.doors).at(-1) ?? row.starts_on,
    visibility: row.visibility,
    doors: row.doors,
    ready: Number(work.get(row.id)?.ready ?? 0),
    waiting: Number(work.get(row.id)?.waiting ?? 0),
    canEdit: row.archived_at === null,
  }));
}

async function workOf(db: Kysely<AdventTables>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('advent_door')
    .innerJoin('advent_calendar', 'advent_calendar.id', 'calendar_id')
    .select('calendar_id')
    .select([
      sql<string>`count(*) filter (where work = 'released' and content is not null)`.as('ready'),
      sql<string>`count(*) filter (where work = 'waiting')`.as('waiting'),
    ])
    .whereRef('number', '<=', 'advent_calendar.doors')
    .where('calendar_id', 'in', ids)
    .groupBy('calendar_id')
    .execute();
  return new Map(rows.map((row) => [row.calendar_id, row]));
}
