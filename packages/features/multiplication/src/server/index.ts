import type { ServerFeature } from '@pausenplatz/kernel-server';
import { multiplicationLog } from '../texts.log.ts';
import { demoMultiplication } from './demo/demo-multiplication.ts';
import { ownHandlers } from './handlers/own.ts';
import { runHandlers } from './handlers/runs.ts';
import { teachingHandlers } from './handlers/teaching.ts';
import { createMultiplication } from './migrations/2026-12-14-multiplication-create.ts';
import { multiplicationRefusals } from './refusals.ts';
import { multiplicationSteps } from './steps.ts';

export type { MultiplicationTables } from './tables.ts';

/** The multiplication tables: what is asked, what came of it, and what a teacher sees and sets. */
export const multiplicationServer: ServerFeature = {
  name: 'multiplication',
  migrations: [createMultiplication],
  refusals: multiplicationRefusals,
  log: multiplicationLog,
  handlers: [...ownHandlers, ...runHandlers, ...teachingHandlers],
  steps: multiplicationSteps,
  demo: demoMultiplication,
};
