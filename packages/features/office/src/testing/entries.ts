import { aPerson, type World } from '@pausenplatz/account/testing';
import { newId } from '@pausenplatz/kernel-server';
import { attends, belongsTo } from '@pausenplatz/schools/testing';
import type { Kysely } from 'kysely';
import type { OfficeTables } from '../server/index.ts';
import { ask } from '../server/import/ask.ts';

// The world knows the foundation's tables; this feature's are in the same database.
const dbOf = (world: World) => world.db as unknown as Kysely<OfficeTables>;

/** A fresh pupil of class 3a; the earlier ones of this builder leave it, so that the class never fills up. */
export async function aPupil(world: World): Promise<string> {
  const db = dbOf(world);
  await db.deleteFrom('class_pupil').where('class_id', 'in', [world.ownClassId, world.otherClassId]).where('number', '>=', 100).execute();
  const { userId } = await aPerson(world.db, { firstName: 'Lina', lastName: 'Muster', roles: ['Pupil'] });
  await belongsTo(world.db, userId, world.ownSchoolId, 'pupil');
  await attends(world.db, userId, world.ownClassId, 100);
  return userId;
}

/** A teacher of the own school who teaches no class yet. */
export async function aTeacher(world: World): Promise<string> {
  const { userId } = await aPerson(world.db, { firstName: 'Lina', lastName: 'Muster', roles: ['Teacher'] });
  await belongsTo(world.db, userId, world.ownSchoolId, 'teacher');
  return userId;
}

/** A group of class 3a, there or in the trash. */
export async function aGroup(world: World, state: 'there' | 'deleted' = 'there'): Promise<string> {
  const id = newId();
  const created_by = world.people.teacherOfClass.userId;
  const row = { id, school_id: world.ownSchoolId, class_id: world.ownClassId, kind: 'group' as const, name: 'Die Bären', created_by };
  const now = world.services.clock.now();
  if (state === 'there') await dbOf(world).insertInto('school_group').values(row).execute();
  else
    await dbOf(world)
      .insertInto('deleted_group')
      .values({ ...row, user_ids: [], created_at: now, deleted_at: now })
      .execute();
  return id;
}

/** An open request of somebody to join the own school. */
export async function aJoinRequest(world: World, userId = newId()): Promise<string> {
  const id = newId();
  const row = { id, school_id: world.ownSchoolId, user_id: userId, message: '', reason: null, answered_by: null, answered_at: null };
  await dbOf(world).insertInto('join_request').values(row).execute();
  return id;
}

/** The open request of one of the world's people. */
export async function ownRequestOf(world: World, who: 'teacherOtherSchool'): Promise<string> {
  const { userId } = world.people[who];
  await dbOf(world).deleteFrom('join_request').where('user_id', '=', userId).execute();
  return aJoinRequest(world, userId);
}

/** A question with one new pupil and the fingerprint of its plan; with `done`, also the import itself. */
export async function anImport(world: World, state: 'asked' | 'done' = 'asked') {
  const db = dbOf(world);
  const id = newId();
  const row = {
    line: 2,
    externalId: newId(),
    firstName: 'Mia',
    lastName: `Muster ${newId().slice(0, 4)}`,
    email: null,
    birthYear: 2015,
    className: `y${newId().slice(0, 6)}`,
    number: null,
  };
  const question = {
    schoolId: world.ownSchoolId,
    rows: [{ ...row, problems: [] }],
    targetClassId: null,
    createClasses: true,
    archiveMissing: false,
  };
  const { fingerprint } = await ask(db, question);
  if (state === 'done') {
    const counts = { new: 0, changed: 0, unchanged: 0, conflict: 0, archived: 0 };
    await db
      .insertInto('office_import')
      .values({
        id,
        school_id: world.ownSchoolId,
        created_by: world.people.schoolAdminOwn.userId,
        file_name: 'liste.csv',
        state: 'done',
        question: JSON.stringify(question),
        fingerprint,
        counts: JSON.stringify(counts),
        new_class_ids: [],
        created_at: world.services.clock.now(),
        undone_at: null,
      })
      .execute();
  }
  return { id, question, fingerprint };
}

/** A school-year plan for class 3a: a draft, or one whose step was run with nothing to do. */
export async function aPlan(world: World, state: 'draft' | 'done' = 'draft'): Promise<string> {
  const db = dbOf(world);
  const id = newId();
  const now = world.services.clock.now();
  await db
    .insertInto('year_plan')
    .values({
      id,
      school_id: world.ownSchoolId,
      school_year: 2027,
      state,
      task_id: null,
      created_by: world.people.schoolAdminOwn.userId,
      created_at: now,
    })
    .execute();
  const schoolClass = await db
    .selectFrom('school_class')
    .select(['name', 'color'])
    .where('id', '=', world.ownClassId)
    .executeTakeFirstOrThrow();
  const pupils = await db.selectFrom('class_pupil').select('user_id').where('class_id', '=', world.ownClassId).orderBy('user_id').execute();
  const teachers = await db.selectFrom('class_teacher').select('user_id').where('class_id', '=', world.ownClassId).execute();
  const step = {
    classId: world.ownClassId,
    action: 'continue' as const,
    newName: null,
    teacherId: null,
    content: 'keep' as const,
    moves: [],
  };
  const change = {
    planId: id,
    classId: world.ownClassId,
    action: 'continue' as const,
    toClassIds: [],
    content: 'keep' as const,
    leavingUserIds: [],
  };
  const memo = {
    ...schoolClass,
    teacherIds: teachers.map((row) => row.user_id),
    pupils: [],
    moved: [],
    change,
    features: {},
    after: { name: schoolClass.name, pupilIds: pupils.map((row) => row.user_id) },
  };
  const ran =
    state === 'done'
      ? { state: 'done' as const, ran_at: now, memo: JSON.stringify(memo) }
      : { state: 'planned' as const, ran_at: null, memo: null };
  await db
    .insertInto('year_step')
    .values({ plan_id: id, class_id: world.ownClassId, position: 0, step: JSON.stringify(step), failure: null, ...ran })
    .execute();
  return id;
}
