import { schoolRefusals } from './refusals.ts';
import { newId, refuserFor, type Work } from '@pausenplatz/kernel-server';
import { type ClassColor, schoolClassChanged, schoolLimits, schoolTopic } from '../contract/index.ts';
import { lockPupils } from './hold.ts';
import { addMembers } from './members.ts';
import { sql } from 'kysely';
import { refuseElsewhere, releaseMovedOn, settle } from './places.ts';
import type { SchoolsTables } from './tables.ts';

const refuse = refuserFor(schoolRefusals);

type SchoolsWork = Work<SchoolsTables>;

/** Tells teachers and admins of the school that a class or its members changed; they read again. */
export async function tellClass(work: SchoolsWork, classId: string): Promise<void> {
  const row = await work.db
    .selectFrom('school_class')
    .select(['id', 'school_id as schoolId', 'archived_at', 'deleted_at'])
    .where('id', '=', classId)
    .executeTakeFirst();
  if (!row) return;
  const { id, schoolId, archived_at, deleted_at } = row;
  work.publish({ topic: schoolTopic(schoolId) }, schoolClassChanged, {
    v: 1,
    id,
    schoolId,
    archived: archived_at !== null,
    deleted: deleted_at !== null,
  });
}

/** Makes an empty class; answers its id. */
export async function createClass(
  work: SchoolsWork,
  schoolId: string,
  schoolClass: { readonly name: string; readonly color: ClassColor },
): Promise<string> {
  const id = newId();
  await work.db
    .insertInto('school_class')
    .values({ id, school_id: schoolId, archived_at: null, deleted_at: null, ...schoolClass })
    .execute();
  await tellClass(work, id);
  return id;
}

type ClassChange = Partial<{
  readonly name: string;
  readonly color: ClassColor;
  readonly archivedAt: Date | null;
  readonly deletedAt: Date | null;
}>;

/** Changes a class: name, colour, whether it is archived or deleted. */
export async function changeClass(work: SchoolsWork, classId: string, { archivedAt, deletedAt, ...words }: ClassChange): Promise<void> {
  const shelves = {
    ...(archivedAt !== undefined && { archived_at: archivedAt }),
    ...(deletedAt !== undefined && { deleted_at: deletedAt }),
  };
  await work.db
    .updateTable('school_class')
    .set({ ...words, ...shelves })
    .where('id', '=', classId)
    .execute();
  if (archivedAt === null || deletedAt === null) await releaseMovedOn(work, classId);
  await tellClass(work, classId);
}

/**
 * Makes a teacher of the school a teacher of a class, or takes them out of it. False, and nothing changed, for who is no teacher of
 * the school (any more): whoever removes them there waits, or is waited for.
 */
export async function setClassTeacher(
  work: SchoolsWork,
  place: { readonly classId: string; readonly schoolId: string },
  userId: string,
  teaches: boolean,
): Promise<boolean> {
  if (teaches) {
    const colleague = await work.db
      .selectFrom('school_member')
      .select('user_id')
      .where('school_id', '=', place.schoolId)
      .where('user_id', '=', userId)
      .where('kind', '=', 'teacher')
      .forKeyShare()
      .executeTakeFirst();
    if (!colleague) return false;
    await work.db
      .insertInto('class_teacher')
      .values({ class_id: place.classId, user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await work.db.deleteFrom('class_teacher').where('class_id', '=', place.classId).where('user_id', '=', userId).execute();
  }
  await tellClass(work, place.classId);
  return true;
}

/** For queries over `class_pupil`: the account lies in the trash, and its place is kept for it. */
export const isInTrash = sql<boolean>`exists (select 1 from user_account account where account.id = class_pupil.user_id and account.deleted_at is not null)`;

export interface NewPupil {
  readonly userId: string;
  /** Null: the next free number. */
  readonly number: number | null;
}

/**
 * Puts pupils into a class and its school; other schools of the family where they have no class any more are left with it. CLASS_FULL
 * when they do not fit, PUPIL_ELSEWHERE when they belong to a school outside of the family; who is in the class already stays.
 */
export async function addPupils(
  work: SchoolsWork,
  place: { readonly classId: string; readonly schoolId: string },
  pupils: readonly NewPupil[],
): Promise<void> {
  if (pupils.length === 0) return;
  // The class itself is locked, not only who is in it: rows that two additions at once bring are not there to be locked.
  const living = await work.db
    .selectFrom('school_class')
    .select('id')
    .where('id', '=', place.classId)
    .where('school_id', '=', place.schoolId)
    .where('archived_at', 'is', null)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!living) refuse('CLASS_NOT_FOUND');
  const userIds = pupils.map(({ userId }) => userId);
  await lockPupils(work, userIds);
  await refuseElsewhere(work, place.schoolId, userIds);
  const present = await work.db
    .selectFrom('class_pupil')
    .select(['user_id', 'number', isInTrash.as('isInTrash')])
    .where('class_id', '=', place.classId)
    .forUpdate()
    .execute();
  const fresh = pupils.filter(({ userId }) => present.every((row) => row.user_id !== userId));
  if (present.length + fresh.length > schoolLimits.pupilsPerClass)
    refuse('CLASS_FULL', { details: { maximum: schoolLimits.pupilsPerClass } });
  // Whoever lies in the trash takes no number from who comes; with a number of somebody else they come back under the next one.
  const taken = present.flatMap((row) => (row.isInTrash ? [] : [row.number]));
  let next = Math.max(0, ...taken, ...fresh.map(({ number }) => number ?? 0));
  const rows = fresh.map(({ userId, number }) => ({ class_id: place.classId, user_id: userId, number: number ?? (next += 1) }));
  if (rows.length > 0) await work.db.insertInto('class_pupil').values(rows).execute();
  await addMembers(work, place.schoolId, userIds, 'pupil');
  await settle(work, place.schoolId, userIds);
  await tellClass(work, place.classId);
}

/** Takes pupils out of a class and its groups; they stay members of the school. */
export async function removePupils(
  work: SchoolsWork,
  place: { readonly classId: string; readonly schoolId: string },
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await work.db.deleteFrom('class_pupil').where('class_id', '=', place.classId).where('user_id', 'in', userIds).execute();
  const groups = work.db.selectFrom('school_group').select('id').where('class_id', '=', place.classId);
  await work.db.deleteFrom('group_member').where('user_id', 'in', userIds).where('group_id', 'in', groups).execute();
  await tellClass(work, place.classId);
}

/** Before these people come back from the trash: who has a number that somebody else got meanwhile gets the next one. */
export async function freshNumbers(work: SchoolsWork, userIds: readonly string[]): Promise<void> {
  const places = await work.db
    .selectFrom('class_pupil')
    .select(['class_id', 'user_id', 'number', isInTrash.as('isInTrash')])
    .where('class_id', 'in', (own) => own.selectFrom('class_pupil as own').select('own.class_id').where('own.user_id', 'in', userIds))
    .orderBy('number')
    .forUpdate()
    .execute();
  for (const [classId, rows] of Map.groupBy(places, ({ class_id }) => class_id)) {
    const taken = new Set(rows.flatMap((row) => (row.isInTrash ? [] : [row.number])));
    for (const { user_id, number, isInTrash: isReturning } of rows) {
      if (!isReturning || !userIds.includes(user_id)) continue;
      const own = taken.has(number) ? Math.max(0, ...taken) + 1 : number;
      taken.add(own);
      if (own !== number) await renumberPupil(work, classId, user_id, own);
    }
  }
}

/** Changes a pupil's number in the class. */
export async function renumberPupil(work: SchoolsWork, classId: string, userId: string, number: number): Promise<void> {
  await work.db.updateTable('class_pupil').set({ number }).where('class_id', '=', classId).where('user_id', '=', userId).execute();
  await tellClass(work, classId);
}
