import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { exportClass } from './exports/class-data.ts';
import { exportSchool } from './exports/school-data.ts';
import { officeKeeps } from './keeps.ts';
import type { OfficeTables } from './tables.ts';

/** What the administration itself keeps about people and schools. */
export const officeSteps: Steps = {
  keeps: officeKeeps,
  exportClass,
  exportSchool,
  async exportFor(services, userId) {
    const db = ownTables<OfficeTables>(services.db);
    const touched = await db
      .selectFrom('import_touched')
      .innerJoin('office_import', 'office_import.id', 'import_touched.import_id')
      .select(['how', 'before', 'after', 'created_at'])
      .where('user_id', '=', userId)
      .execute();
    return { data: { imports: touched } };
  },
};
