import { type ServerFeature, operationJob } from '@pausenplatz/kernel-server';
import { yearChangeLog } from '../texts.log.ts';
import { yearHandlers } from './handlers.ts';
import { sweepFarewells } from './leavers.ts';
import { dateYearPlans } from './migrations/2026-11-28-year-change-date.ts';
import { yearChangeRefusals } from './refusals.ts';
import { yearChangeSteps } from './steps.ts';
import { yearOperation } from './year-operation.ts';

export type { YearChangeTables } from './tables.ts';

/** The school-year change: one plan for all classes of a school, class by class carried out and taken back. Its tables were made by the administration. */
export const yearChangeServer: ServerFeature = {
  name: 'year-change',
  log: yearChangeLog,
  migrations: [dateYearPlans],
  refusals: yearChangeRefusals,
  handlers: yearHandlers,
  jobs: [operationJob(yearOperation), sweepFarewells],
  steps: yearChangeSteps,
};
