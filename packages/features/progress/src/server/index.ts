import type { ServerFeature } from '@pausenplatz/kernel-server';
import { learnBlocks } from '../contract/blocks.ts';
import { progressHandlers } from './handlers.ts';
import { createProgress } from './migrations/2026-12-14-progress-create.ts';
import { secureSince } from './migrations/2026-12-21-progress-secure.ts';
import { progressRefusals } from './refusals.ts';
import { progressSteps } from './steps.ts';

export { type LearnPair, type PairSide, pairSourceStep } from './pair-sets.ts';
export { practisedWordsStep } from './practised-words.ts';
export { pacesOf, paceStep } from './paces.ts';
export { type Ranked, rankedStep } from './ranked.ts';
export { recordAttempts } from './record-attempts.ts';
export { type StateRow, statesOf } from './states.ts';
export type { ProgressTables } from './tables.ts';
export { trainerStatesStep } from './trainer-states.ts';

/** What people practise in all trainers: attempts, where each item stands, points. */
export const progressServer: ServerFeature = {
  name: 'progress',
  migrations: [createProgress, secureSince],
  refusals: progressRefusals,
  handlers: progressHandlers,
  steps: progressSteps,
  blocks: learnBlocks,
};
