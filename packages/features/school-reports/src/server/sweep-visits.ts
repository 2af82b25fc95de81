import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { type JobDefinition, ownTables, type Services } from '@pausenplatz/kernel-server';
import type { SchoolReportsTables } from './tables.ts';

const visitDays = 800;

/** Erases numbers older than two years. */
export const sweepVisits: JobDefinition = {
  name: 'visit-sweep',
  schedule: '52 3 * * *',
  async run(services: Services) {
    await ownTables<SchoolReportsTables>(services.db)
      .deleteFrom('page_visit')
      .where('day', '<', addDays(zurichDay(services.clock.now()), -visitDays))
      .execute();
  },
};
