import type { World } from '@pausenplatz/account/testing';
import { newId } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import type { {{pascal}}Tables } from '../server/index.ts';

/** Plants an entry of class 3a; answers its id. */
export async function anEntry(world: World, title = 'Znüni mitbringen'): Promise<string> {
  // The world knows the foundation's tables; this feature's are in the same database.
  const db = world.db as unknown as Kysely<{{pascal}}Tables>;
  const id = newId();
  const createdBy = world.people.teacherOfClass.userId;
  await db.insertInto('{{snake}}_entry').values({ id, class_id: world.ownClassId, title, created_by: createdBy }).execute();
  return id;
}
