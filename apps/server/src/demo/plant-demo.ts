import { ownTables } from '@pausenplatz/kernel-server';
import { type AccountTables, plantDemoPeople } from '@pausenplatz/account/server';
import type { Services } from '@pausenplatz/kernel-server';
import { demoPages } from '@pausenplatz/pages/server';
import { plantDemoSchool } from '@pausenplatz/schools/server';
import { blockCatalogue } from '../features.ts';

/** Plants the demo school into an empty database, whole or not at all; answers whether it did. Each feature adds its part here. */
export async function plantDemo(services: Services): Promise<boolean> {
  return services.db.transaction().execute(async (transaction) => {
    const db = ownTables<AccountTables>(transaction);
    const someone = await db.selectFrom('user_account').select('id').limit(1).executeTakeFirst();
    if (someone) return false;
    const school = await plantDemoSchool(db);
    const people = await plantDemoPeople(db, school);
    await demoPages({ ...services, db: transaction }, blockCatalogue, school, people);
    return true;
  });
}
