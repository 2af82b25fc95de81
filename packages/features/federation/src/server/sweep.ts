import { type JobDefinition, ownTables, type Services } from '@pausenplatz/kernel-server';
import type { FederationTables } from './tables.ts';

/** Every night: sign-ins that were never finished go. */
export const sweepFlows: JobDefinition = {
  name: 'federation-sweep',
  schedule: '20 3 * * *',
  async run(services: Services) {
    const db = ownTables<FederationTables>(services.db);
    const now = services.clock.now();
    await db.deleteFrom('oidc_flow').where('expires_at', '<', now).execute();
    await db.deleteFrom('teams_window').where('expires_at', '<', now).execute();
  },
};
