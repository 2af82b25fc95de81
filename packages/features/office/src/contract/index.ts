import { classCalls } from './classes.ts';
import { handoverCalls } from './handover.ts';
import { schoolCalls } from './schools.ts';

export * from './classes.ts';
export * from './handover.ts';
export * from './limits.ts';
export * from './schools.ts';
export * from './shapes.ts';
export * from './words.ts';

export const officeCalls = {
  ...schoolCalls,
  ...classCalls,
  ...handoverCalls,
} as const;
