import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { peopleImportKeeps } from './keeps.ts';
import type { PeopleImportTables } from './tables.ts';

/** What imports keep about people and schools. */
export const peopleImportSteps: Steps = {
  keeps: peopleImportKeeps,
  async exportFor(services, userId) {
    const imports = await ownTables<PeopleImportTables>(services.db)
      .selectFrom('import_touched')
      .innerJoin('office_import', 'office_import.id', 'import_touched.import_id')
      .select(['how', 'before', 'after', 'created_at'])
      .where('user_id', '=', userId)
      .execute();
    return { data: { imports } };
  },
  async exportSchool(services, schoolId) {
    const imports = await ownTables<PeopleImportTables>(services.db)
      .selectFrom('office_import')
      .select(['id', 'created_by', 'file_name', 'state', 'counts', 'created_at'])
      .where('school_id', '=', schoolId)
      .execute();
    return { data: { imports } };
  },
};
