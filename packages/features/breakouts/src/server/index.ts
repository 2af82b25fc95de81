import type { FileKind } from '@pausenplatz/documents/contract';
import type { ServerFeature } from '@pausenplatz/kernel-server';
import { breakoutBlocks, breakoutGame, editedLock } from '../contract/index.ts';
import { breakoutsLog } from '../texts.log.ts';
import { demoBreakouts } from './demo/demo-breakouts.ts';
import { leadHandlers } from './handlers/lead.ts';
import { lockHandlers } from './handlers/locks.ts';
import { playHandlers } from './handlers/play.ts';
import { tryHandlers } from './handlers/try.ts';
import { createBreakouts } from './migrations/2026-12-05-breakouts-create.ts';
import { closeLocks } from './migrations/2026-12-14-breakouts-close.ts';
import { breakoutsRefusals } from './refusals.ts';
import { breakoutsSteps, forgetTeams } from './steps.ts';

export type { BreakoutsTables } from './tables.ts';

/** Breakouts that stand on pages as blocks. */
export const breakoutsServer: ServerFeature = {
  name: 'breakouts',
  blocks: breakoutBlocks,
  migrations: [createBreakouts, closeLocks],
  schemas: { breakoutGame, editedLock },
  refusals: breakoutsRefusals,
  log: breakoutsLog,
  uploads: ['picture', 'sound'] satisfies readonly FileKind[],
  handlers: [...playHandlers, ...tryHandlers, ...leadHandlers, ...lockHandlers],
  jobs: [forgetTeams],
  steps: breakoutsSteps,
  demo: demoBreakouts,
};
