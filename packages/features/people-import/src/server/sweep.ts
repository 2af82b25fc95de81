import { daysBefore } from '@pausenplatz/kernel-format';
import { type JobDefinition, ownTables, type Services } from '@pausenplatz/kernel-server';
import { importLimits } from '../contract/index.ts';
import type { PeopleImportTables } from './tables.ts';

/** Erases lists of imports that failed, and imports that cannot be taken back any more. */
export const sweepImports: JobDefinition = {
  name: 'import-sweep',
  schedule: '52 3 * * *',
  async run(services: Services) {
    const db = ownTables<PeopleImportTables>(services.db);
    const now = services.clock.now();
    // The list itself holds names; what was done stays in the audit log.
    await db
      .updateTable('office_import')
      .set({ question: '{}' })
      .where('state', '=', 'failed')
      .where('created_at', '<', daysBefore(now, 1))
      .execute();
    await db.deleteFrom('office_import').where('created_at', '<', daysBefore(now, importLimits.historyDays)).execute();
  },
};
