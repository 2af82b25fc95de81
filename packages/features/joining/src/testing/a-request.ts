import type { World } from '@pausenplatz/account/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import type { SchoolsTables } from '@pausenplatz/schools/server';

export const dbOf = (world: World) => ownTables<SchoolsTables>(world.services.db);

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
