import { type JobDefinition, ownTables } from '@pausenplatz/kernel-server';
import type { BeamTables } from './tables.ts';

/** Forgets codes that lead nowhere any more. */
export const sweepBeams: JobDefinition = {
  name: 'beam-sweep',
  everySeconds: 300,
  async run(services) {
    await ownTables<BeamTables>(services.db).deleteFrom('beam').where('expires_at', '<=', services.clock.now()).execute();
  },
};
