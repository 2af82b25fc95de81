import { type Erasure, type Gone, keepsOf, ownWork } from '@pausenplatz/kernel-server';
import type { AdventTables, OwnTables } from './tables.ts';

/** Where calendars hold people and classes. What a class made stays with it; what a child put behind its door goes with the child. */
export const adventKeeps = keepsOf<OwnTables>()({
  people: {
    'advent_opened.user_id': { erased: 'row', exportedAs: 'opened' },
    'advent_door.pupil_id': { erased: { by: emptyDoors }, exportedAs: 'doors' },
    'advent_calendar.owner_id': { erased: { by: leaveCalendars }, exportedAs: 'calendars' },
  },
  classes: {
    'advent_opened.calendar_id': {
      erased: { below: 'advent_calendar.class_id' },
      notExported: 'is what each member looked at, and theirs',
    },
    'advent_door.calendar_id': { erased: { below: 'advent_calendar.class_id', files: 'file_id' }, exportedAs: 'doors' },
    'advent_calendar.class_id': { erased: 'row', exportedAs: 'calendars' },
  },
  neither: {
    advent_calendar: ['id', 'title', 'lead', 'scene', 'picture_id', 'layout', 'door_type', 'mode', 'visibility'],
    advent_door: ['content', 'file_id', 'work', 'note'],
  },
});

/** The door stays and is empty again. */
async function emptyDoors({ work, id }: Erasure): Promise<Gone> {
  const { db } = ownWork<AdventTables>(work);
  const nothing = { pupil_id: null, content: null, file_id: null, work: 'empty', note: '' } as const;
  await db.updateTable('advent_door').set(nothing).where('pupil_id', '=', id).execute();
  return {};
}

/** Own calendars go; one of a class stays without the name of who began it. */
async function leaveCalendars({ work, id }: Erasure): Promise<Gone> {
  const { db } = ownWork<AdventTables>(work);
  const gone = await db.deleteFrom('advent_calendar').where('owner_id', '=', id).where('class_id', 'is', null).executeTakeFirstOrThrow();
  await db.updateTable('advent_calendar').set({ owner_id: '' }).where('owner_id', '=', id).execute();
  return { advent_calendar: Number(gone.numDeletedRows) };
}
