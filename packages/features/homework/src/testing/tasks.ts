import type { World } from '@pausenplatz/account/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import { sealed } from '../server/handlers/feedback.ts';
import { type PlantedTask, plantTask } from '../server/plant-task.ts';
import { secretHash } from '../server/secret-hash.ts';
import type { HomeworkTables } from '../server/index.ts';

export const homeworkTablesOf = (world: World) => ownTables<HomeworkTables>(world.services.db);

/** A Monday long after today, so that no test touches another one's week by accident. */
export const monday = '2027-03-01';
export const shareSecret = 'freigabe-der-agenda-der-klasse-3a-fuer-test';

/** Plants a task of class 3a on `monday`, given to the whole class; answers its id. */
export function aTask(world: World, task: Partial<PlantedTask> = {}): Promise<string> {
  const createdBy = world.people.teacherOfClass.userId;
  return plantTask(homeworkTablesOf(world), {
    task: 'Seite 12 lösen',
    class_id: world.ownClassId,
    date: monday,
    created_by: createdBy,
    ...task,
  });
}

export async function aBox(world: World, box: { perWeek?: boolean; title?: string } = {}): Promise<string> {
  const id = newId();
  const row = {
    id,
    class_id: world.ownClassId,
    side: 'before' as const,
    title: box.title ?? 'Ganze Woche',
    position: 'a0',
    per_week: box.perWeek ?? true,
  };
  await homeworkTablesOf(world)
    .insertInto('homework_box')
    .values({ ...row, deleted_at: null })
    .execute();
  return id;
}

/** A live share of class 3a with `shareSecret`; answers its id. */
export async function aShare(world: World): Promise<string> {
  const db = homeworkTablesOf(world);
  const known = await db.selectFrom('homework_share').select('id').where('secret_hash', '=', secretHash(shareSecret)).executeTakeFirst();
  if (known) return known.id;
  const id = newId();
  const createdBy = world.people.teacherOfClass.userId;
  await db
    .insertInto('homework_share')
    .values({ id, class_id: world.ownClassId, secret_hash: secretHash(shareSecret), created_by: createdBy, last_used_at: null })
    .execute();
  return id;
}

export async function aSeries(world: World): Promise<string> {
  const id = newId();
  const createdBy = world.people.teacherOfClass.userId;
  await homeworkTablesOf(world)
    .insertInto('homework_series')
    .values({ id, mode: 'weekly', selected_days: [], first_day: monday, last_day: '2027-04-01', created_by: createdBy })
    .execute();
  return aTask(world, { series_id: id });
}

export async function aFeedback(world: World, type: HomeworkTables['homework_feedback']['type'] = 'lob'): Promise<string> {
  const id = newId();
  const row = { id, task_id: await aTask(world), user_id: world.people.pupilOwner.userId, type, feedback: '', shared: false };
  await homeworkTablesOf(world)
    .insertInto('homework_feedback')
    .values({ ...row, teacher_id: world.people.teacherOfClass.userId })
    .execute();
  return id;
}

/** Feedback that a teacher has just deleted, as the answer gave it to them. */
export async function aDeletedFeedback(world: World) {
  const db = homeworkTablesOf(world);
  const row = await db
    .deleteFrom('homework_feedback')
    .where('id', '=', await aFeedback(world))
    .returningAll()
    .executeTakeFirstOrThrow();
  return sealed(world.services, row);
}
