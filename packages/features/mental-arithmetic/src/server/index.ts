import type { ServerFeature } from '@pausenplatz/kernel-server';
import { demoMentalArithmetic } from './demo/demo-mental-arithmetic.ts';
import { ownHandlers } from './handlers/own.ts';
import { runHandlers } from './handlers/runs.ts';
import { teachingHandlers } from './handlers/teaching.ts';
import { createMentalArithmetic } from './migrations/2026-12-22-mental-arithmetic-create.ts';
import { mentalArithmeticRefusals } from './refusals.ts';
import { mentalArithmeticSteps } from './steps.ts';

export type { MentalArithmeticTables } from './tables.ts';

/** Mental arithmetic in twelve stages: what is asked, what came of it, and what a teacher sees. */
export const mentalArithmeticServer: ServerFeature = {
  name: 'mental-arithmetic',
  migrations: [createMentalArithmetic],
  refusals: mentalArithmeticRefusals,
  handlers: [...ownHandlers, ...runHandlers, ...teachingHandlers],
  steps: mentalArithmeticSteps,
  demo: demoMentalArithmetic,
};
