import { confirmed } from '@pausenplatz/kernel-contract';
import { zurichDay } from '@pausenplatz/kernel-format';
import { type CallContext, lockFor, newId, personOf, type Work } from '@pausenplatz/kernel-server';
import { holdClass, proveClass } from '@pausenplatz/schools/server';
import { type RawBuilder, sql } from 'kysely';
import {
  createBox,
  flashcardLimits as limits,
  flashcardsChanged,
  flashcardsTopic,
  getBox,
  getClassArchive,
  getClassBoxes,
  getPupilArchive,
  getPupilBoxes,
  getTeacherArchive,
  getTeacherBoxes,
  type LearnBox,
  updateBox,
} from '../../contract/index.ts';
import { handle, refuse } from '../flashcards.ts';
import { type BoxRow, countsOf, hardestCards, noCounts, presentBox, readBoxes } from '../queries/boxes.ts';
import { presentSet, readSets } from '../queries/sets.ts';
import { isChanger, proveBox, proveReadableSet } from '../scope.ts';
import type { FlashcardsTables } from '../tables.ts';

type Context = CallContext<FlashcardsTables>;

/** Boxes of which this is true, with how far the caller is: two queries, whatever their number. */
async function listed(context: Context, condition: RawBuilder<unknown>, isShown: (row: BoxRow) => boolean): Promise<LearnBox[]> {
  const actor = personOf(context);
  const rows = (await readBoxes(context.db, actor, condition)).filter(isShown);
  const boxIds = rows.filter(({ learns }) => learns).map(({ id }) => id);
  const counts = await countsOf(context.db, { boxIds, userIds: [actor.userId], today: zurichDay(context.clock.now()) });
  return rows.map((row) => presentBox(row, counts.get(`${row.id} ${actor.userId}`), isChanger(row, actor.userId)));
}

const inClasses = (ids: readonly string[]) => sql`box.class_id = any(${[...ids]}::text[])`;

const teacherHandler = handle(getTeacherBoxes, async (context) => {
  const { userId, teachesClassIds } = personOf(context);
  const condition = sql`box.user_id = ${userId} or ${inClasses(teachesClassIds)}`;
  return { boxes: await listed(context, condition, (row) => !row.isArchived && row.isLiving) };
});

const pupilHandler = handle(getPupilBoxes, async (context) => {
  const { userId, attendsClassIds } = personOf(context);
  const condition = sql`box.user_id = ${userId} or ${inClasses(attendsClassIds)}`;
  const boxes = await listed(context, condition, (row) => row.learns && !row.isArchived && row.isLiving);
  return { boxes: boxes.toSorted((one, other) => (other.own?.due ?? 0) - (one.own?.due ?? 0)) };
});

const classHandler = handle(getClassBoxes, async (context, { id }) => {
  await proveClass(context, id, 'teach');
  return { boxes: await listed(context, sql`box.class_id = ${id}`, (row) => !row.isArchived) };
});

async function ownArchive(context: Context) {
  const { userId } = personOf(context);
  const rows = await readSets(context.db, userId)
    .where('owner_id', '=', userId)
    .where('archived_at', 'is not', null)
    .orderBy('archived_at', 'desc')
    .orderBy('id')
    .execute();
  const condition = sql`box.user_id = ${userId}
    or box.class_id in (select teacher.class_id from class_teacher teacher where teacher.user_id = ${userId})`;
  const isShown = (row: BoxRow) => (row.teaches || row.userId === userId) && (row.isArchived || !row.isLiving);
  return {
    boxes: await listed(context, condition, isShown),
    sets: rows.map((row) => presentSet(row, userId)),
  };
}

const pupilArchiveHandler = handle(getPupilArchive, (context) => ownArchive(context));

const teacherArchiveHandler = handle(getTeacherArchive, (context, { id }) =>
  // A teacher's archive is that teacher's.
  id === personOf(context).userId ? ownArchive(context) : refuse('FLASHCARD_BOX_NOT_FOUND'),
);

const classArchiveHandler = handle(getClassArchive, async (context, { id }) => {
  const { isArchived } = await proveClass(context, id, 'review');
  return { boxes: await listed(context, sql`box.class_id = ${id}`, (row) => row.isArchived || isArchived) };
});

const getHandler = handle(getBox, async (context, { id }) => {
  const box = await proveBox(context, id);
  const { userId } = personOf(context);
  const today = zurichDay(context.clock.now());
  const pupils = box.teaches && box.classId !== null ? await pupilsOf(context, box) : [];
  const userIds = box.teaches ? pupils.map((pupil) => pupil.id) : [];
  const counts = await countsOf(context.db, { boxIds: [id], userIds: [...userIds, ...(box.learns ? [userId] : [])], today });
  const hardest = await hardestCards(context.db, box, box.teaches ? userIds : [userId]);
  return {
    box: presentBox(box, counts.get(`${id} ${userId}`), box.mayChange),
    pupils: box.teaches
      ? pupils.map(({ id: pupilId, name }) => ({ userId: pupilId, name, counts: counts.get(`${id} ${pupilId}`) ?? noCounts }))
      : null,
    hardest: hardest.map(({ id: cardId, front, back, lapses }) => ({ card: { id: cardId, front, back }, lapses })),
  };
});

/** The pupils of today for whom a box is; whoever left is nobody here. */
async function pupilsOf({ db }: Context, { classId, pupilIds }: BoxRow) {
  const rows = await db
    .selectFrom('class_pupil')
    .innerJoin('user_account', 'user_account.id', 'class_pupil.user_id')
    .select(['user_account.id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('class_id', '=', classId)
    .where('user_account.deleted_at', 'is', null)
    .orderBy('class_pupil.number')
    .orderBy('user_account.id')
    .execute();
  return rows.filter(({ id }) => pupilIds === null || pupilIds.includes(id));
}

const createHandler = handle(createBox, async (context, { setId, classId, pupilIds, startOn, testOn }) => {
  const { userId } = personOf(context);
  await proveReadableSet(context, setId);
  if (classId !== null) await proveClass(context, classId, 'teach');
  return context.transact(async (work) => {
    await proveReadableSet({ ...context, db: work.db }, setId);
    if (classId !== null) await holdPupilsOf(work, { classId, userId, pupilIds });
    await refuseWhenMany(work, userId);
    const known = classId === null ? await ownBoxOf(work, { setId, userId }) : undefined;
    // Whoever presses twice learns with one box.
    if (known) return known;
    const id = newId();
    const whom =
      classId === null ? { user_id: userId, class_id: null, pupil_ids: null } : { user_id: null, class_id: classId, pupil_ids: pupilIds };
    await work.db
      .insertInto('flashcard_box')
      .values({
        id,
        set_id: setId,
        owner_id: userId,
        ...whom,
        start_on: startOn,
        test_on: testOn,
        created_at: context.clock.now(),
        archived_at: null,
      })
      .execute();
    if (classId !== null) tell(work, classId);
    return { id };
  });
});

const ownBoxOf = ({ db }: Work<FlashcardsTables>, { setId, userId }: { readonly setId: string; readonly userId: string }) =>
  db
    .selectFrom('flashcard_box')
    .select('id')
    .where('set_id', '=', setId)
    .where('user_id', '=', userId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();

interface Given {
  readonly classId: string;
  readonly userId: string;
  readonly pupilIds: readonly string[] | null;
}

/** The class lives and is still taught by who gives the box, and the chosen pupils are in it (docs/decisions/0076-proofs-held-inside.md). */
async function holdPupilsOf(work: Work<FlashcardsTables>, { classId, userId, pupilIds }: Given): Promise<void> {
  if (!(await holdClass(work, classId, { teacherId: userId }))) refuse('CLASS_ARCHIVED');
  if (pupilIds === null) return;
  const found = await work.db
    .selectFrom('class_pupil')
    .select('user_id')
    .where('class_id', '=', classId)
    .where('user_id', 'in', pupilIds)
    .forKeyShare()
    .execute();
  if (found.length !== new Set(pupilIds).size) refuse('FLASHCARD_PUPILS_UNKNOWN');
}

async function refuseWhenMany(work: Work<FlashcardsTables>, userId: string): Promise<void> {
  await lockFor(work.db, `flashcard boxes ${userId}`);
  const { count } = await work.db
    .selectFrom('flashcard_box')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('owner_id', '=', userId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= limits.boxesPerPerson) refuse('FLASHCARD_BOXES_TOO_MANY', { details: { count: limits.boxesPerPerson } });
}

const tell = (work: Work<FlashcardsTables>, classId: string): void =>
  work.publish({ topic: flashcardsTopic(classId) }, flashcardsChanged, { v: 1, classId });

const updateHandler = handle(updateBox, async (context, { id, startOn, testOn, isArchived }) => {
  const { userId } = personOf(context);
  const box = await proveBox(context, id);
  if (!box.mayChange) return refuse(box.teaches && !box.isLiving ? 'CLASS_ARCHIVED' : 'FLASHCARD_BOX_FORBIDDEN');
  return context.transact(async (work) => {
    if (box.classId !== null && !(await holdClass(work, box.classId, { teacherId: userId }))) refuse('CLASS_ARCHIVED');
    const changed = await work.db
      .updateTable('flashcard_box')
      .set({ start_on: startOn, test_on: testOn, archived_at: isArchived ? context.clock.now() : null })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return refuse('FLASHCARD_BOX_NOT_FOUND');
    if (box.classId !== null) tell(work, box.classId);
    return confirmed;
  });
});

export const boxHandlers = [
  teacherHandler,
  pupilHandler,
  classHandler,
  pupilArchiveHandler,
  teacherArchiveHandler,
  classArchiveHandler,
  getHandler,
  createHandler,
  updateHandler,
];
