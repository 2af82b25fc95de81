import { type JobDefinition, ownTables, type Services } from '@pausenplatz/kernel-server';
import { addDays, daysBefore, zurichDay } from '@pausenplatz/kernel-format';
import { officeLimits } from '../../contract/index.ts';
import type { OfficeTables } from '../tables.ts';

const visitDays = 800;

/** Erases lists of imports that failed, imports that cannot be taken back, and numbers older than two years. */
export const sweepOffice: JobDefinition = {
  name: 'office-sweep',
  schedule: '52 3 * * *',
  async run(services: Services) {
    const db = ownTables<OfficeTables>(services.db);
    const now = services.clock.now();
    // The list itself holds names; what was done stays in the audit log.
    await db
      .updateTable('office_import')
      .set({ question: '{}' })
      .where('state', '=', 'failed')
      .where('created_at', '<', daysBefore(now, 1))
      .execute();
    await db.deleteFrom('office_import').where('created_at', '<', daysBefore(now, officeLimits.trashDays)).execute();
    await db
      .deleteFrom('page_visit')
      .where('day', '<', addDays(zurichDay(now), -visitDays))
      .execute();
  },
};
