import type { ServerFeature } from '@pausenplatz/kernel-server';
import * as schemas from '../contract/entries.ts';
import { multiplicationLog } from '../texts.log.ts';
import { demoMultiplication } from './demo/demo-multiplication.ts';
import { multiplicationHandlers } from './handlers.ts';
import { createMultiplication } from './migrations/2026-12-14-multiplication-create.ts';
import { multiplicationRefusals } from './refusals.ts';
import { multiplicationSteps } from './steps.ts';
import { multiplicationTopics } from './topics.ts';

export type { MultiplicationTables } from './tables.ts';

export const multiplicationServer: ServerFeature = {
  name: 'multiplication',
  migrations: [createMultiplication],
  schemas,
  refusals: multiplicationRefusals,
  log: multiplicationLog,
  handlers: multiplicationHandlers,
  topics: multiplicationTopics,
  steps: multiplicationSteps,
  demo: demoMultiplication,
};
