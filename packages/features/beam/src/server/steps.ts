import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { beamKeeps } from './keeps.ts';
import type { BeamTables } from './tables.ts';

export const beamSteps: Steps = {
  keeps: beamKeeps,
  async exportFor(services, userId) {
    const db = ownTables<BeamTables>(services.db);
    const beams = await db
      .selectFrom('beam')
      .select(['code', 'target', 'created_at', 'expires_at', 'opened'])
      .where('created_by', '=', userId)
      .orderBy('created_at')
      .execute();
    return { data: { beams } };
  },
};
