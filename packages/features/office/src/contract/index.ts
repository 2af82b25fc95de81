import { classCalls } from './classes.ts';
import { handoverCalls } from './handover.ts';
import { importCalls } from './imports.ts';
import { joinCalls } from './joining.ts';
import { printCalls } from './print.ts';
import { reportCalls } from './reports.ts';
import { schoolCalls } from './schools.ts';
import { yearCalls } from './year.ts';

export * from './classes.ts';
export * from './handover.ts';
export * from './hub.ts';
export * from './imports.ts';
export * from './joining.ts';
export * from './limits.ts';
export * from './print.ts';
export * from './reports.ts';
export * from './schools.ts';
export * from './shapes.ts';
export * from './visits.ts';
export * from './words.ts';
export * from './year.ts';

export const officeCalls = {
  ...schoolCalls,
  ...classCalls,
  ...handoverCalls,
  ...joinCalls,
  ...importCalls,
  ...printCalls,
  ...yearCalls,
  ...reportCalls,
} as const;
