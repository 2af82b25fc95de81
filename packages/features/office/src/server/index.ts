import { officeLog } from '../texts.entries.ts';
import * as shapes from '../contract/shapes.ts';
import { officeRefusals } from './refusals.ts';
import { type ServerFeature, taskJob } from '@pausenplatz/kernel-server';
import { registerDownloads } from './exports/download.ts';
import { exportTask } from './exports/export-task.ts';
import { sweepExports } from './exports/sweep-exports.ts';
import { sweepOffice } from './exports/sweep.ts';
import { classHandlers } from './handlers/classes.ts';
import { exportHandlers } from './handlers/exports.ts';
import { confirmationHandlers } from './confirmation.ts';
import { handoverHandlers } from './handlers/handover.ts';
import { groupHandlers } from './handlers/groups.ts';
import { importHandlers } from './handlers/imports.ts';
import { joinHandlers } from './handlers/joining.ts';
import { linkHandlers } from './handlers/links.ts';
import { peopleHandlers } from './handlers/people.ts';
import { printHandlers } from './handlers/print.ts';
import { pupilHandlers } from './handlers/pupils.ts';
import { schoolHandlers } from './handlers/schools.ts';
import { visitHandlers } from './handlers/visits.ts';
import { yearHandlers } from './handlers/year.ts';
import { importTask } from './import/import-task.ts';
import { linkTask } from './links/link-task.ts';
import { createOffice } from './migrations/2026-11-21-office-create.ts';
import { bindExports } from './migrations/2026-11-23-office-bind-exports.ts';
import { ownLinkChecks } from './migrations/2026-11-23-office-own-link-checks.ts';
import { wallOffice } from './migrations/2026-11-24-office-wall.ts';
import { officeSteps } from './steps.ts';
import { yearTask } from './year/year-task.ts';

export type { OfficeTables } from './tables.ts';

/** The administration of schools on the server: it drives schools and accounts through what they export. */
export const officeServer: ServerFeature = {
  name: 'office',
  log: officeLog,
  migrations: [createOffice, bindExports, ownLinkChecks, wallOffice],
  schemas: shapes,
  refusals: officeRefusals,
  handlers: [
    ...schoolHandlers,
    ...peopleHandlers,
    ...classHandlers,
    ...pupilHandlers,
    ...groupHandlers,
    ...handoverHandlers,
    ...confirmationHandlers,
    ...joinHandlers,
    ...importHandlers,
    ...printHandlers,
    ...yearHandlers,
    ...linkHandlers,
    ...visitHandlers,
    ...exportHandlers,
  ],
  jobs: [taskJob(importTask), taskJob(linkTask), taskJob(yearTask), taskJob(exportTask), sweepExports, sweepOffice],
  routes: registerDownloads,
  steps: officeSteps,
};
