import type { ServerFeature } from '@pausenplatz/kernel-server';
import { gamesLog } from '../texts.log.ts';
import { demoGames } from './demo/demo-games.ts';
import { classWordHandlers } from './handlers/class-words.ts';
import { playerHandlers } from './handlers/player.ts';
import { roundHandlers } from './handlers/rounds.ts';
import { createGames } from './migrations/2026-12-23-games-create.ts';
import { gamesRefusals } from './refusals.ts';
import { gamesSteps } from './steps.ts';

export type { GamesTables } from './tables.ts';

/** The word game: judged here, so that no browser knows the word before the last try. */
export const gamesServer: ServerFeature = {
  name: 'games',
  migrations: [createGames],
  refusals: gamesRefusals,
  log: gamesLog,
  handlers: [...roundHandlers, ...playerHandlers, ...classWordHandlers],
  steps: gamesSteps,
  demo: demoGames,
};
