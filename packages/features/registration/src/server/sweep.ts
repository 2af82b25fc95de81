import { type JobDefinition, ownTables, type Services } from '@pausenplatz/kernel-server';
import type { RegistrationTables } from './tables.ts';

/** Every night: links that have ended go. */
export const sweepMailTokens: JobDefinition = {
  name: 'registration-sweep',
  schedule: '20 3 * * *',
  async run(services: Services) {
    const db = ownTables<RegistrationTables>(services.db);
    const now = services.clock.now();
    await db.deleteFrom('mail_token').where('expires_at', '<', now).execute();
  },
};
