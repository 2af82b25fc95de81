import { randomInt } from 'node:crypto';
import { type CallContext, personOf, type Work } from '@pausenplatz/kernel-server';
import { holdClass, holdPupils } from '@pausenplatz/schools/server';
import type { Updateable } from 'kysely';
import { type DoorContent, drawLots, type EditedDoor, fillDoor, judgeDoor, ownDoors, updateDoor } from '../../contract/index.ts';
import { mayFill, workAfterPupil, workAfterTeacher } from '../../rules/door-work.ts';
import { drawLotsFor } from '../../rules/draw-lots.ts';
import { handle, refuse } from '../advent.ts';
import { changeCalendar, lockCalendar } from '../change.ts';
import { type Catalogue, judgeBlock, proveFile, storedContent } from '../door-content.ts';
import { presentEditedDoor, timedDoors } from '../present.ts';
import { doorsOf, pupilsOf } from '../queries.ts';
import { type CalendarScope, proveCalendar } from '../scope.ts';
import type { AdventTables } from '../tables.ts';
import { tellCalendar, tellPupil } from '../tell.ts';

type Doors = AdventTables['advent_door'];
type InCalendar = Work<AdventTables>;

/** The handlers of doors; a block behind one is judged by the catalogue that the host hands in. */
export function doorHandlers(catalogue: Catalogue) {
  const updateHandler = handle(updateDoor, (context, { id, number, changes }) =>
    changeCalendar(context, id, async (work, scope) => {
      const door = await doorOf(work, scope, number);
      const { content, opensOn, place, pupilId } = changes;
      const columns: Updateable<Doors> = {
        ...(content !== undefined && (await columnsOfContent(work, context, scope, content, catalogue))),
        ...(content !== undefined && { work: workAfterTeacher(content !== null), note: '' }),
        ...(opensOn !== undefined && { opens_on: opensOn }),
        ...(place !== undefined && { x: place?.x ?? null, y: place?.y ?? null }),
      };
      if (pupilId !== undefined) {
        await provePupil(work, scope, pupilId);
        // What a child put there is the child's: it does not become somebody else's.
        const isMoved = door.row.pupil_id !== null && door.row.pupil_id !== pupilId;
        Object.assign(
          columns,
          { pupil_id: pupilId },
          isMoved && content === undefined && { ...storedContent(null), work: 'empty', note: '' },
        );
        for (const one of [door.row.pupil_id, pupilId]) if (one !== null) tellPupil(work, one);
      }
      return { door: await changed(work, context, scope, number, columns) };
    }),
  );

  const fillHandler = handle(fillDoor, async (context, { id, number, content, isHandedIn }) => {
    const scope = await proveCalendar(context, id, 'fill');
    const { userId } = personOf(context);
    const classId = scope.row.class_id ?? '';
    return context.transact(async (work) => {
      await lockCalendar(work, id);
      const door = await doorOf(work, scope, number).catch(() => null);
      if (door?.row.pupil_id !== userId) return refuse('ADVENT_DOOR_NOT_YOURS');
      if (!(await holdClass(work, classId, { pupilId: userId }))) return refuse('CLASS_ARCHIVED');
      if (!mayFill(door.row.work)) return refuse('ADVENT_DOOR_RELEASED');
      const columns = await columnsOfContent(work, context, scope, content, catalogue);
      const edited = await changed(work, context, scope, number, { ...columns, work: workAfterPupil(isHandedIn), note: '' });
      await tellCalendar(work, scope);
      return { door: edited };
    });
  });

  return [updateHandler, judgeHandler, drawHandler, ownHandler, fillHandler];
}

const judgeHandler = handle(judgeDoor, (context, { id, number, isReleased, note = '' }) =>
  changeCalendar(context, id, async (work, scope) => {
    const { row } = await doorOf(work, scope, number);
    if (row.content === null) return refuse('ADVENT_DOOR_EMPTY');
    if (row.pupil_id !== null) tellPupil(work, row.pupil_id);
    const judged = { work: isReleased ? 'released' : 'returned', note: isReleased ? '' : note } as const;
    return { door: await changed(work, context, scope, number, judged) };
  }),
);

const drawHandler = handle(drawLots, (context, { id }) =>
  changeCalendar(context, id, async (work, scope) => {
    if (scope.row.class_id === null) return refuse('ADVENT_NO_CLASS');
    const pupils = await pupilsOf(work.db, scope.row.class_id);
    const doors = timedDoors(scope.row, await doorsOf(work.db, id)).map(({ row }) => row);
    const free = doors.filter(({ pupil_id, content }) => content === null && !pupils.some((pupil) => pupil.id === pupil_id));
    const held = pupils.map((pupil) => ({ id: pupil.id, held: doors.filter(({ pupil_id }) => pupil_id === pupil.id).length }));
    const given = drawLotsFor(
      free.map(({ number }) => number),
      held,
      randomInt,
    );
    for (const [number, pupilId] of given) {
      await work.db
        .updateTable('advent_door')
        .set({ pupil_id: pupilId })
        .where('calendar_id', '=', id)
        .where('number', '=', number)
        .execute();
      tellPupil(work, pupilId);
    }
    return { given: given.size };
  }),
);

const ownHandler = handle(ownDoors, async (context, { id }) => {
  const scope = await proveCalendar(context, id, 'fill').catch(() => proveCalendar(context, id, 'read'));
  const { userId } = personOf(context);
  const pupils = await pupilsOf(context.db, scope.row.class_id);
  const names = new Map(pupils.map((pupil) => [pupil.id, pupil.name]));
  const own = timedDoors(scope.row, await doorsOf(context.db, id)).filter(({ row }) => row.pupil_id === userId);
  // A calendar that is not shown yet is there for those who fill it.
  if (own.length === 0 && !scope.rights.has('read')) return refuse('ADVENT_NOT_FOUND');
  return { title: scope.row.title, doors: own.map((door) => presentEditedDoor(context, door, names)) };
});

async function doorOf(work: InCalendar, { row }: CalendarScope, number: number) {
  const door = timedDoors(row, await doorsOf(work.db, row.id)).find((one) => one.row.number === number);
  return door ?? refuse('ADVENT_DOOR_MISSING');
}

async function columnsOfContent(
  work: InCalendar,
  context: CallContext<AdventTables>,
  { row }: CalendarScope,
  content: DoorContent | null,
  catalogue: Catalogue,
) {
  if (content === null) return storedContent(null);
  if ('fileId' in content) await proveFile(work, context, { calendarId: row.id, fileId: content.fileId, kind: content.kind });
  return storedContent(judgeBlock(catalogue, content));
}

async function provePupil(work: InCalendar, { row }: CalendarScope, pupilId: string | null): Promise<void> {
  if (pupilId === null) return;
  if (row.class_id === null) refuse('ADVENT_NO_CLASS');
  else if (!(await holdPupils(work, row.class_id, [pupilId]))) refuse('ADVENT_PUPIL_ELSEWHERE');
}

/** Writes the columns and answers the door as it is now. */
async function changed(
  work: InCalendar,
  context: CallContext<AdventTables>,
  scope: CalendarScope,
  number: number,
  columns: Updateable<Doors>,
): Promise<EditedDoor> {
  const { id } = scope.row;
  if (Object.keys(columns).length > 0)
    await work.db.updateTable('advent_door').set(columns).where('calendar_id', '=', id).where('number', '=', number).execute();
  const pupils = await pupilsOf(work.db, scope.row.class_id);
  const door = await doorOf(work, scope, number);
  return presentEditedDoor(context, door, new Map(pupils.map((pupil) => [pupil.id, pupil.name])));
}
