import { type ServerFeature, operationJob } from '@pausenplatz/kernel-server';
import { schoolReportsLog } from '../texts.log.ts';
import { registerDownloads } from './exports/download.ts';
import { exportOperation } from './exports/export-operation.ts';
import { sweepExports } from './exports/sweep-exports.ts';
import { exportHandlers } from './handlers/exports.ts';
import { linkHandlers } from './handlers/links.ts';
import { visitHandlers } from './handlers/visits.ts';
import { schoolReportsKeeps } from './keeps.ts';
import { linkOperation } from './links/link-operation.ts';
import { resumeExports } from './migrations/2026-12-01-school-reports-resume.ts';
import { countMissingFiles } from './migrations/2026-11-28-school-reports-count.ts';
import { schoolReportsRefusals } from './refusals.ts';
import { sweepVisits } from './sweep-visits.ts';

export type { SchoolReportsTables } from './tables.ts';

/** What a school learns about itself and takes away: broken links, visits, archives. Its tables were made by the administration. */
export const schoolReportsServer: ServerFeature = {
  name: 'school-reports',
  log: schoolReportsLog,
  migrations: [countMissingFiles, resumeExports],
  refusals: schoolReportsRefusals,
  handlers: [...linkHandlers, ...visitHandlers, ...exportHandlers],
  jobs: [operationJob(linkOperation), operationJob(exportOperation), sweepExports, sweepVisits],
  routes: registerDownloads,
  steps: { keeps: schoolReportsKeeps },
};
