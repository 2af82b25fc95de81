import { daysBefore } from '@pausenplatz/kernel-format';
import { type JobDefinition, ownTables, type Services } from '@pausenplatz/kernel-server';
import { schoolLimits } from '../contract/index.ts';
import type { SchoolsTables } from './tables.ts';

/** Every night: what nobody may fetch back any more is forgotten. */
export const sweepSchools: JobDefinition = {
  name: 'schools-sweep',
  schedule: '47 3 * * *',
  async run(services: Services) {
    const db = ownTables<SchoolsTables>(services.db);
    const oldest = daysBefore(services.clock.now(), schoolLimits.trashDays);
    await db.deleteFrom('deleted_group').where('deleted_at', '<', oldest).execute();
    await db.deleteFrom('former_admin').where('removed_at', '<', oldest).execute();
    await db.deleteFrom('former_pupil').where('removed_at', '<', oldest).execute();
  },
};
