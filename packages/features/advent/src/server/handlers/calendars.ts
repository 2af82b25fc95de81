import { confirmed } from '@pausenplatz/kernel-contract';
import { zurichDay } from '@pausenplatz/kernel-format';
import { asSystem, type CallContext, lockFor, newId, personOf, type Work } from '@pausenplatz/kernel-server';
import { holdClass, proveClass } from '@pausenplatz/schools/server';
import {
  adventLimits,
  adventListChanged,
  type CalendarSettings,
  copyAdvent,
  createAdvent,
  deleteAdvent,
  editAdvent,
  listAdvent,
  restoreAdvent,
  updateAdvent,
} from '../../contract/index.ts';
import { nextDecember } from '../../rules/christmas.ts';
import { nextYear, titleOfNextYear } from '../../rules/next-year.ts';
import { handle, refuse } from '../advent.ts';
import { changeCalendar } from '../change.ts';
import { proveFile } from '../door-content.ts';
import { allowedWebsites } from '../framing.ts';
import { listedCalendars } from '../list.ts';
import { presentCalendar, presentEditedDoor, timedDoors } from '../present.ts';
import { doorsOf, fileOf, openedBy, pupilsOf } from '../queries.ts';
import { columnsOf, settingsOf } from '../settings.ts';
import { type CalendarRow, proveCalendar } from '../scope.ts';
import { tellCalendar } from '../tell.ts';
import type { AdventTables } from '../tables.ts';

export const listHandler = handle(listAdvent, async (context) => ({
  calendars: [...(await listedCalendars(context.db, personOf(context).userId))],
}));

export const createHandler = handle(createAdvent, async (context, { title, schoolClassId }) => {
  const { userId } = personOf(context);
  if (schoolClassId !== null) await proveClass(context, schoolClassId, 'teach');
  const settings = { ...usualSettings(zurichDay(context.clock.now())), title };
  return context.transact(async (work) => {
    await holdPlace(work, userId, schoolClassId);
    return { id: await insertCalendar(work, { userId, classId: schoolClassId, settings, now: context.clock.now() }) };
  });
});

const usualSettings = (today: string): Omit<CalendarSettings, 'title'> => ({
  lead: '',
  scene: 'school',
  layout: 'scene',
  doorType: 'window',
  doors: 24,
  perRow: 6,
  visibility: 'private',
  pictureId: null,
  startsOn: nextDecember(today),
  openHour: 6,
  mode: 'from',
  schoolDaysOnly: false,
  countsDown: false,
  isMixed: true,
});

/** Holds the class of a new calendar, and that its author has room for one more. */
async function holdPlace(work: Work<AdventTables>, userId: string, classId: string | null): Promise<void> {
  if (classId !== null && !(await holdClass(work, classId, { teacherId: userId }))) refuse('CLASS_ARCHIVED');
  await lockFor(work.db, `advent calendars of ${userId}`);
  const { count } = await work.db
    .selectFrom('advent_calendar')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= adventLimits.calendarsPerPerson) refuse('ADVENT_TOO_MANY', { details: { count: adventLimits.calendarsPerPerson } });
}

interface NewCalendar {
  readonly userId: string;
  readonly classId: string | null;
  readonly settings: CalendarSettings;
  readonly now: Date;
}

async function insertCalendar(work: Work<AdventTables>, { userId, classId, settings, now }: NewCalendar): Promise<string> {
  const id = newId();
  const row = { id, owner_id: userId, class_id: classId, created_at: now, ...columnsOf(settings) };
  await work.db.insertInto('advent_calendar').values(row).execute();
  await work.db.insertInto('advent_door').values(emptyDoors(id)).execute();
  work.publish({ userId }, adventListChanged, { v: 1 });
  return id;
}

/** A row for each door that a calendar may have: what was behind one that is not shown any more waits there. */
const emptyDoors = (calendarId: string) =>
  Array.from({ length: adventLimits.doors }, (_, index) => ({ calendar_id: calendarId, number: index + 1 }));

export const editHandler = handle(editAdvent, async (context, { id }) => {
  const scope = await proveCalendar(context, id, 'edit');
  const doors = timedDoors(scope.row, await doorsOf(context.db, id));
  const pupils = await pupilsOf(context.db, scope.row.class_id);
  const names = new Map(pupils.map((pupil) => [pupil.id, pupil.name]));
  const opened = await openedBy(context.db, id, scope.userId);
  return {
    calendar: presentCalendar(context, scope, doors, { opened, picture: await fileOf(context.db, scope.row.picture_id) }),
    settings: settingsOf(scope.row),
    schoolClassId: scope.row.class_id,
    doors: doors.map((door) => presentEditedDoor(context, door, names)),
    pupils: [...pupils],
    embedOrigins: [...(await asSystem(() => allowedWebsites(context, context.db, scope.schoolIds)))],
  };
});

export const updateHandler = handle(updateAdvent, (context, { id, changes }) =>
  changeCalendar(context, id, async (work) => {
    const { pictureId } = changes;
    if (pictureId) await proveFile(work, context, { calendarId: id, fileId: pictureId, kind: 'picture' });
    const columns = columnsOf(changes);
    if (Object.keys(columns).length > 0) await work.db.updateTable('advent_calendar').set(columns).where('id', '=', id).execute();
    return confirmed;
  }),
);

export const deleteHandler = handle(deleteAdvent, (context, { id }) =>
  changeCalendar(context, id, async (work) => {
    await work.db.updateTable('advent_calendar').set({ deleted_at: context.clock.now() }).where('id', '=', id).execute();
    return confirmed;
  }),
);

export const restoreHandler = handle(restoreAdvent, (context, { id }) =>
  changeCalendar(
    context,
    id,
    async (work) => {
      await work.db.updateTable('advent_calendar').set({ deleted_at: null }).where('id', '=', id).execute();
      return confirmed;
    },
    { deleted: true },
  ),
);

export const copyHandler = handle(copyAdvent, async (context, { id }) => {
  const scope = await proveCalendar(context, id, 'edit');
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    await holdPlace(work, userId, scope.row.class_id);
    const copied = await copyCalendar(work, context, scope.row);
    await tellCalendar(work, scope);
    return { id: copied };
  });
});

/** Everything a year later. What children filled stays with them: next year others do. */
async function copyCalendar(work: Work<AdventTables>, context: CallContext<AdventTables>, row: CalendarRow): Promise<string> {
  const settings = settingsOf(row);
  const year = Number(settings.startsOn.slice(0, 4));
  const copy: CalendarSettings = {
    ...settings,
    title: titleOfNextYear(settings.title, year),
    startsOn: nextYear(settings.startsOn),
    visibility: 'private',
  };
  const { userId } = personOf(context);
  const id = await insertCalendar(work, { userId, classId: row.class_id, settings: copy, now: context.clock.now() });
  const doors = await work.db.selectFrom('advent_door').selectAll().where('calendar_id', '=', row.id).execute();
  for (const door of doors) {
    const isOwn = door.pupil_id === null;
    const changes = {
      x: door.x,
      y: door.y,
      opens_on: door.opens_on === null ? null : nextYear(door.opens_on),
      ...(isOwn && { content: door.content === null ? null : JSON.stringify(door.content), file_id: door.file_id, work: door.work }),
    };
    await work.db.updateTable('advent_door').set(changes).where('calendar_id', '=', id).where('number', '=', door.number).execute();
  }
  return id;
}
