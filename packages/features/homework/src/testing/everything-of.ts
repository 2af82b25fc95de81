import type { World } from '@pausenplatz/account/testing';
import { newId } from '@pausenplatz/kernel-server';
import { secretHash } from '../server/secret-hash.ts';
import { aTask, homeworkTablesOf, monday } from './tasks.ts';

/** Everything that homework can hold of one person: as a teacher, as a pupil, and privately. */
export async function everythingOf(world: World, userId: string): Promise<void> {
  const db = homeworkTablesOf(world);
  const seriesId = newId();
  const fresh = { created_by: userId, last_used_at: null };
  await db
    .insertInto('homework_series')
    .values({ id: seriesId, mode: 'weekly', selected_days: [], first_day: monday, last_day: '2027-04-01', created_by: userId })
    .execute();
  const given = await aTask(world, { created_by: userId, series_id: seriesId });
  await aTask(world, { created_by: userId, class_id: null, owner_id: userId, task: 'Geschenk basteln' });
  await db.insertInto('homework_assignee').values({ task_id: given, user_id: userId, selected: true, done_at: null, minutes: 5 }).execute();
  const notes = [
    { user_id: userId, type: 'lob', shared: false },
    { user_id: world.people.pupilOwner.userId, type: 'notiz', shared: false },
    { user_id: world.people.pupilOwner.userId, type: 'vergessen', shared: false },
  ] as const;
  const feedback = notes.map((note) => ({ id: newId(), task_id: given, teacher_id: userId, feedback: '', ...note }));
  await db.insertInto('homework_feedback').values(feedback).execute();
  await db
    .insertInto('homework_share')
    .values({ id: newId(), class_id: world.ownClassId, secret_hash: secretHash(newId()), ...fresh })
    .execute();
  await db
    .insertInto('homework_feed')
    .values({ user_id: userId, secret_hash: secretHash(newId()), last_read_at: null })
    .execute();
}
