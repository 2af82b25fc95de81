import type { Work } from '@pausenplatz/kernel-server';
import { removePupils } from './classes.ts';
import type { SchoolsTables } from './tables.ts';

/** Takes pupils out of a class by hand: they stay at the school, and the class remembers them for sixty days. */
export async function archivePupils(
  work: Work<SchoolsTables>,
  place: { readonly classId: string; readonly schoolId: string },
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  await removePupils(work, place, userIds);
  await work.db
    .insertInto('former_pupil')
    .values(userIds.map((userId) => ({ class_id: place.classId, user_id: userId, removed_at: now })))
    .onConflict((conflict) => conflict.columns(['class_id', 'user_id']).doUpdateSet({ removed_at: now }))
    .execute();
}
