import { type JobDefinition, ownTables, type Services } from '@pausenplatz/kernel-server';
import type { ProfileTables } from '../tables.ts';

const atOnce = 500;

/** Deletes exports whose hour is over, and what a broken one left; the file first, so that no file outlives its row. */
export const sweepExports: JobDefinition = {
  name: 'account-sweep-exports',
  schedule: '*/15 * * * *',
  async run(services: Services) {
    const db = ownTables<ProfileTables>(services.db);
    const ended = await db
      .selectFrom('account_export')
      .select(['id', 'parts'])
      .where('expires_at', '<', services.clock.now())
      .limit(atOnce)
      .execute();
    for (const { id, parts } of ended) {
      for (const { blob } of parts) await services.blobs.delete(blob);
      await db.deleteFrom('account_export').where('id', '=', id).execute();
    }
  },
};
