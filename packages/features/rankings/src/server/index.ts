import type { ServerFeature } from '@pausenplatz/kernel-server';
import { demoRankings } from './demo/demo-rankings.ts';
import { rankingsHandlers } from './handlers.ts';
import { createRankings } from './migrations/2026-12-22-rankings-create.ts';
import { rankingsLog } from '../texts.log.ts';
import { rankingsRefusals } from './refusals.ts';
import { refreshRankings } from './refresh.ts';
import { rankingsSteps } from './steps.ts';

export type { RankingsTables } from './tables.ts';

export const rankingsServer: ServerFeature = {
  name: 'rankings',
  migrations: [createRankings],
  refusals: rankingsRefusals,
  log: rankingsLog,
  handlers: rankingsHandlers,
  jobs: [refreshRankings],
  steps: rankingsSteps,
  demo: demoRankings,
};
