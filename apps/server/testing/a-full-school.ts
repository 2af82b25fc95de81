import { aToken, type World } from '@pausenplatz/account/testing';
import type { SchoolScene } from '@pausenplatz/kernel-server/testing';
import { sql } from 'kysely';
import { aWholeClass } from './a-whole-class.ts';
import { testedFeatures } from './features.ts';
import { storeRows } from './store-rows.ts';

/** Something of the own school in every table that has anything of people or schools; answers the key that many ids begin with. */
export async function aFullSchool(world: World): Promise<string> {
  const key = 'Merkmal';
  await aWholeClass(world, key, null);
  const { db, services, people, ownSchoolId, ownClassId } = world;
  const [user_id, other] = [people.teacherOfClass.userId, people.pupilOwner.userId];
  for (const { userId } of Object.values(people)) await aToken(services, db, userId);
  const { id: session_id } = await db.selectFrom('session').select('id').where('user_id', '=', user_id).limit(1).executeTakeFirstOrThrow();
  const { file_id } = (await sql<{ file_id: string }>`select id as file_id from file limit 1`.execute(db)).rows[0] ?? { file_id: '' };
  const at = services.clock.now();
  const scene: SchoolScene = {
    schoolId: ownSchoolId,
    classId: ownClassId,
    at,
    later: new Date(at.getTime() + 3_600_000),
    teacher: user_id,
    pupil: other,
    visitor: people.private.userId,
    sessionId: session_id,
    fileId: file_id,
    secret: (what) => `${key}-${what}`,
  };
  for (const { rowsOfSchool } of testedFeatures) await storeRows(db, rowsOfSchool?.(scene) ?? {});
  // What a school gave away is everybody's: here it gave nothing away.
  await sql`update page set visibility = 'group' where visibility = 'public'`.execute(db);
  return key;
}
