import { type ServerFeature, operationJob } from '@pausenplatz/kernel-server';
import { peopleImportLog } from '../texts.log.ts';
import { importHandlers } from './handlers.ts';
import { importOperation } from './import-operation.ts';
import { peopleImportRefusals } from './refusals.ts';
import { peopleImportSteps } from './steps.ts';
import { sweepImports } from './sweep.ts';

export type { PeopleImportTables } from './tables.ts';

/** Lists of pupils that become people and classes of a school, and the way back. Its tables were made by the administration. */
export const peopleImportServer: ServerFeature = {
  name: 'people-import',
  log: peopleImportLog,
  migrations: [],
  refusals: peopleImportRefusals,
  handlers: importHandlers,
  jobs: [operationJob(importOperation), sweepImports],
  steps: peopleImportSteps,
};
