import { ownTables } from '@pausenplatz/kernel-server';
import { type AccountTables, plantDemoPeople } from '@pausenplatz/account/server';
import { demoHomework } from '@pausenplatz/homework/server';
import type { Services } from '@pausenplatz/kernel-server';
import { demoNotices } from '@pausenplatz/notices/server';
import { demoPages, plantPage } from '@pausenplatz/pages/server';
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
    const { share } = await demoHomework({ ...services, db: transaction }, school, people);
    const schoolClassId = school.classes['3a'];
    await plantPage(ownTables(transaction), blockCatalogue, {
      title: 'Agenda 3a',
      groupType: 'class',
      groupId: schoolClassId,
      createdBy: people.get('lea.brunner') ?? '',
      visibility: 'public',
      background: { type: 'learn' },
      blocks: [
        { type: 'Homework', settings: { schoolClassId, share, view: 'week', showWeekend: false } },
        { type: 'EventList', settings: { schoolClassId, share, days: 60 } },
      ],
    });
    await demoNotices({ ...services, db: transaction }, school.schoolId, people.get('eva.ammann') ?? '');
    return true;
  });
}
