import { daysBefore } from '@pausenplatz/kernel-format';
import { type JobDefinition, transactAs } from '@pausenplatz/kernel-server';
import { gamesLimits as limits } from '../contract/index.ts';
import type { GamesTables } from './tables.ts';

const atOnce = 500;
const hourMs = 3_600_000;

/** Forgets duels of yesterday, however they ended; bounded per run. */
export const forgetDuels: JobDefinition = {
  name: 'games-forget-duels',
  schedule: '41 * * * *',
  async run(services) {
    const oldest = new Date(services.clock.now().getTime() - limits.duelKeptHours * hourMs);
    await transactAs<GamesTables>(services)(async ({ db }) => {
      const old = db.selectFrom('memory_duel').select('id').where('changed_at', '<', oldest).limit(atOnce);
      await db.deleteFrom('memory_duel').where('id', 'in', old).execute();
    });
  },
};

/** Erases sets of pictures that were deleted sixty days ago; bounded per run. */
export const purgePictures: JobDefinition = {
  name: 'games-purge-pictures',
  schedule: '13 4 * * *',
  async run(services) {
    const oldest = daysBefore(services.clock.now(), limits.pictureTrashDays);
    await transactAs<GamesTables>(services)(async ({ db }) => {
      const old = db.selectFrom('memory_picture_set').select('id').where('deleted_at', '<', oldest).limit(atOnce);
      await db.deleteFrom('memory_picture_set').where('id', 'in', old).execute();
    });
  },
};
