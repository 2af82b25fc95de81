import type { World } from '@pausenplatz/account/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import type { YearChangeTables } from '../server/index.ts';

/** A school-year plan for class 3a: a draft, or one whose step was run with nothing to do. */
export async function aPlan(world: World, state: 'draft' | 'done' = 'draft'): Promise<string> {
  const db = ownTables<YearChangeTables>(world.services.db);
  const id = newId();
  const now = world.services.clock.now();
  await db
    .insertInto('year_plan')
    .values({
      id,
      school_id: world.ownSchoolId,
      school_year: 2027,
      day: '2027-08-01',
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
