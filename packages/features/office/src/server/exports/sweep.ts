import { type JobDefinition, ownTables, type Services } from '@pausenplatz/kernel-server';
import { addDays, daysBefore, zurichDay } from '@pausenplatz/kernel-format';
import { officeLimits } from '../../contract/index.ts';
import type { OfficeTables } from '../tables.ts';

const visitDays = 800;

/** Erases archives that nobody may fetch any more, imports that cannot be taken back, and numbers older than two years. */
export const sweepOffice: JobDefinition = {
  name: 'office-sweep',
  schedule: '52 3 * * *',
  async run(services: Services) {
    const db = ownTables<OfficeTables>(services.db);
    const now = services.clock.now();
    const old = await db
      .selectFrom('office_export')
      .select(['id', 'blob_name'])
      .where('created_at', '<', daysBefore(now, officeLimits.exportDays))
      .limit(500)
      .execute();
    for (const { id, blob_name } of old) {
      if (blob_name !== null) await services.blobs.delete(blob_name);
      await db.deleteFrom('office_export').where('id', '=', id).execute();
    }
    // The list itself holds names; what was done stays in the audit log.
    await db.deleteFrom('office_import').where('created_at', '<', daysBefore(now, officeLimits.trashDays)).execute();
    await db
      .deleteFrom('page_visit')
      .where('day', '<', addDays(zurichDay(now), -visitDays))
      .execute();
  },
};
