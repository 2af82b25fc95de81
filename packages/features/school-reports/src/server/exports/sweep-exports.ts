import { type JobDefinition, ownTables, type Services } from '@pausenplatz/kernel-server';
import { dropFiles } from './pieces.ts';
import { reportLimits } from '../../contract/index.ts';
import type { SchoolReportsTables } from '../tables.ts';

const atOnce = 500;
/** Longer than any export takes. */
const makingMs = 86_400_000;

/** Deletes archives whose hour is over, and what a broken one left; the file first, so that no file outlives its row. */
export const sweepExports: JobDefinition = {
  name: 'office-sweep-exports',
  schedule: '*/15 * * * *',
  async run(services: Services) {
    const db = ownTables<SchoolReportsTables>(services.db);
    const now = services.clock.now().getTime();
    const ended = await db
      .selectFrom('office_export')
      .select(['id', 'blob_name', 'pieces'])
      .where((where) =>
        where.or([
          where('made_at', '<', new Date(now - reportLimits.exportMinutes * 60_000)),
          where.and([where('made_at', 'is', null), where('created_at', '<', new Date(now - makingMs))]),
        ]),
      )
      .limit(atOnce)
      .execute();
    for (const row of ended) {
      await dropFiles(services, row);
      await db.deleteFrom('office_export').where('id', '=', row.id).execute();
    }
  },
};
