import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { childSafetyKeeps } from './keeps.ts';
import type { ChildSafetyTables } from './tables.ts';

/** What child-safety tells of a school. */
export const childSafetySteps: Steps = {
  keeps: childSafetyKeeps,
  async exportSchool(services, schoolId) {
    const db = ownTables<ChildSafetyTables>(services.db);
    const row = await db.selectFrom('child_safety_school').select('contacts').where('school_id', '=', schoolId).executeTakeFirst();
    return { data: { childSafetyContacts: row?.contacts ?? [] } };
  },
};
