import { aPerson, type World } from '@pausenplatz/account/testing';
import { daysAfter } from '@pausenplatz/kernel-format';
import { newId } from '@pausenplatz/kernel-server';
import { aSchool, attends, belongsTo } from '@pausenplatz/schools/testing';
import type { Kysely } from 'kysely';
import type { OfficeTables } from '../server/index.ts';

// The world knows the foundation's tables; this feature's are in the same database.
const dbOf = (world: World) => world.db as unknown as Kysely<OfficeTables>;

/** A fresh pupil of class 3a; the earlier ones of this builder leave it, so that the class never fills up. */
export async function aPupil(world: World, state: 'there' | 'trashed' = 'there'): Promise<string> {
  const db = dbOf(world);
  await db.deleteFrom('class_pupil').where('class_id', 'in', [world.ownClassId, world.otherClassId]).where('number', '>=', 100).execute();
  const { userId } = await aPerson(world.db, { firstName: 'Lina', lastName: 'Muster', roles: ['Pupil'] });
  await belongsTo(world.db, userId, world.ownSchoolId, 'pupil');
  await attends(world.db, userId, world.ownClassId, 100);
  if (state === 'trashed')
    await db
      .updateTable('user_account')
      .set({ deleted_at: world.services.clock.now(), deleted_by: 'school' })
      .where('id', '=', userId)
      .execute();
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

/** An invitation that nobody has taken, to an address of its own. */
export async function anInvitation(world: World): Promise<string> {
  const [id, now] = [newId(), world.services.clock.now()];
  const person = { email: `${newId().toLowerCase()}@example.ch`, first_name: '', last_name: '', kind: 'teacher' as const };
  await dbOf(world)
    .insertInto('invitation')
    .values({
      id,
      token_hash: newId(),
      ...person,
      school_id: world.ownSchoolId,
      invited_by: null,
      class_ids: [],
      expires_at: daysAfter(now, 14),
      accepted_at: null,
      accepted_by: null,
    })
    .execute();
  return id;
}

/** An empty school below the own one, of which its admins know. */
export async function aChildSchool(world: World): Promise<string> {
  const id = await aSchool(world.db, { parentId: world.ownSchoolId });
  for (const { userId } of Object.values(world.people)) world.services.actors.forget(userId);
  return id;
}
