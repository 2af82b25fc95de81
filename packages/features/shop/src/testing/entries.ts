import type { World } from '@pausenplatz/account/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import type { ShopTables } from '../server/index.ts';

/** Plants an entry of class 3a; answers its id. */
export async function anEntry(world: World, title = 'Roter Schal'): Promise<string> {
  const id = newId();
  const row = { id, class_id: world.ownClassId, title, created_by: world.people.teacherOfClass.userId };
  await ownTables<ShopTables>(world.services.db).insertInto('shop_entry').values(row).execute();
  return id;
}
