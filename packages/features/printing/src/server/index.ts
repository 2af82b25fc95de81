import type { ServerFeature } from '@pausenplatz/kernel-server';
import { printingLog } from '../texts.log.ts';
import { printHandlers } from './handlers.ts';
import { printingRefusals } from './refusals.ts';
import { printingSteps } from './steps.ts';

/** Cards and letters on paper. Its table was made by the administration. */
export const printingServer: ServerFeature = {
  name: 'printing',
  log: printingLog,
  migrations: [],
  refusals: printingRefusals,
  handlers: printHandlers,
  steps: printingSteps,
};
