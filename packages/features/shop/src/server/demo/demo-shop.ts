import { demoPeople } from '@pausenplatz/account/server';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import type { ShopTables } from '../tables.ts';
import { demoEntries } from './entries.data.ts';

/** Plants entries of class 3a, as its teacher would have written them. */
export async function demoShop({ services, find }: DemoWorld): Promise<void> {
  const own = { class_id: find(demoSchool).classes['3a'], created_by: find(demoPeople).get('lea.brunner') ?? '' };
  const rows = demoEntries.map((entry) => ({ id: newId(), ...entry, ...own }));
  await ownTables<ShopTables>(services.db).insertInto('shop_entry').values(rows).execute();
}
