import type { FileKind } from '@pausenplatz/documents/contract';
import type { ServerFeature } from '@pausenplatz/kernel-server';
import { gamesLog } from '../texts.log.ts';
import { demoGames } from './demo/demo-games.ts';
import { classWordHandlers } from './handlers/class-words.ts';
import { duelInvitationHandlers } from './handlers/duel-invitations.ts';
import { duelHandlers } from './handlers/duels.ts';
import { memoryHandlers } from './handlers/memory.ts';
import { pictureHandlers } from './handlers/pictures.ts';
import { playerHandlers } from './handlers/player.ts';
import { roundHandlers } from './handlers/rounds.ts';
import { createGames } from './migrations/2026-12-23-games-create.ts';
import { addMemory } from './migrations/2026-12-29-games-memory.ts';
import { addDuels } from './migrations/2026-12-30-games-duels.ts';
import { addPictures } from './migrations/2026-12-31-games-pictures.ts';
import { forgetDuels, purgePictures } from './purge.ts';
import { gamesRefusals } from './refusals.ts';
import { gamesSteps } from './steps.ts';

export type { GamesTables } from './tables.ts';

/** The games: a word that is judged here, so that no browser knows it before the last try, and a memory whose turns are played over here. */
export const gamesServer: ServerFeature = {
  name: 'games',
  migrations: [createGames, addMemory, addDuels, addPictures],
  uploads: ['picture'] satisfies readonly FileKind[],
  refusals: gamesRefusals,
  log: gamesLog,
  handlers: [
    ...roundHandlers,
    ...playerHandlers,
    ...classWordHandlers,
    ...memoryHandlers,
    ...duelInvitationHandlers,
    ...duelHandlers,
    ...pictureHandlers,
  ],
  jobs: [forgetDuels, purgePictures],
  steps: gamesSteps,
  demo: demoGames,
};
