import type { ServerFeature } from '@pausenplatz/kernel-server';
import { pad, padBlocks } from '../contract/index.ts';
import { padsLog } from '../texts.log.ts';
import { demoPads } from './demo/demo-pads.ts';
import { pastHandlers } from './handlers/past.ts';
import { writeHandlers } from './handlers/write.ts';
import { createPads } from './migrations/2026-12-09-pads-create.ts';
import { padsRefusals } from './refusals.ts';
import { forgetChanges, padsSteps } from './steps.ts';

export type { PadsTables } from './tables.ts';

/** Texts on pages in which many people write at the same time. */
export const padsServer: ServerFeature = {
  name: 'pads',
  blocks: padBlocks,
  migrations: [createPads],
  schemas: { pad },
  refusals: padsRefusals,
  log: padsLog,
  handlers: [...writeHandlers, ...pastHandlers],
  jobs: [forgetChanges],
  steps: padsSteps,
  demo: demoPads,
};
