import { type JobDefinition, ownTables, ownWork, type Steps } from '@pausenplatz/kernel-server';
import { daysBefore } from '@pausenplatz/kernel-format';
import { proveClass } from '@pausenplatz/schools/server';
import { adventLimits } from '../contract/index.ts';
import { adventKeeps } from './keeps.ts';
import { calendarLinks } from './links.ts';
import type { AdventTables } from './tables.ts';

const told = ['advent_calendar.id', 'title', 'lead', 'starts_on', 'doors', 'visibility'] as const;
const behind = ['calendar_id', 'number', 'content', 'work'] as const;

/** What calendars know about people and classes. */
export const adventSteps: Steps = {
  keeps: adventKeeps,
  links: calendarLinks,
  async usedFiles(_services, work, fileIds) {
    if (fileIds.length === 0) return [];
    const { db } = ownWork<AdventTables>(work);
    const [doors, pictures] = await Promise.all([
      db.selectFrom('advent_door').select('file_id as id').distinct().where('file_id', 'in', fileIds).execute(),
      db.selectFrom('advent_calendar').select('picture_id as id').distinct().where('picture_id', 'in', fileIds).execute(),
    ]);
    return [...doors, ...pictures].flatMap(({ id }) => id ?? []);
  },
  async exportFor(services, userId) {
    const db = ownTables<AdventTables>(services.db);
    const calendars = await db.selectFrom('advent_calendar').select(told).where('owner_id', '=', userId).orderBy('created_at').execute();
    const ids = calendars.map(({ id }) => id);
    const own = db.selectFrom('advent_door').select(behind).orderBy('calendar_id').orderBy('number');
    return {
      data: {
        calendars,
        doors: await own
          .where((where) =>
            where.or([
              where('pupil_id', '=', userId),
              where.and([
                where('pupil_id', 'is', null),
                where('content', 'is not', null),
                where('calendar_id', 'in', ids.length > 0 ? ids : ['']),
              ]),
            ]),
          )
          .execute(),
        opened: await db.selectFrom('advent_opened').select(['calendar_id', 'number']).where('user_id', '=', userId).execute(),
      },
    };
  },
  async exportClass(services, classId, asker) {
    const db = ownTables<AdventTables>(services.db);
    const scope = await proveClass({ db, actor: asker }, classId, 'read');
    if (!scope.rights.has('review')) return null;
    const calendars = await db.selectFrom('advent_calendar').select(told).where('class_id', '=', scope.classId).execute();
    const doors = await db
      .selectFrom('advent_door')
      .innerJoin('advent_calendar', 'advent_calendar.id', 'calendar_id')
      .select(behind)
      .where('class_id', '=', scope.classId)
      // What is one child's alone is in the child's own export.
      .where('work', '=', 'released')
      .orderBy('calendar_id')
      .orderBy('number')
      .execute();
    return { data: { calendars, doors } };
  },
};

/** Erases what was put into the trash sixty days ago. */
export const purgeAdvent: JobDefinition = {
  name: 'advent-purge',
  schedule: '53 3 * * *',
  async run(services) {
    const oldest = daysBefore(services.clock.now(), adventLimits.trashDays);
    await ownTables<AdventTables>(services.db).deleteFrom('advent_calendar').where('deleted_at', '<', oldest).execute();
  },
};
