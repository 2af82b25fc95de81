import { demoLog } from './demo/demo-log.ts';
import { officeLog } from '../texts.entries.ts';
import * as shapes from '../contract/shapes.ts';
import { officeRefusals } from './refusals.ts';
import type { ServerFeature } from '@pausenplatz/kernel-server';
import { classHandlers } from './handlers/classes.ts';
import { handoverHandlers } from './handlers/handover.ts';
import { invitationHandlers } from './handlers/invitations.ts';
import { groupHandlers } from './handlers/groups.ts';
import { logHandlers } from './handlers/log.ts';
import { manyPeopleHandlers } from './handlers/many-people.ts';
import { peopleHandlers } from './handlers/people.ts';
import { pupilHandlers } from './handlers/pupils.ts';
import { schoolHandlers } from './handlers/schools.ts';
import { searchPeopleHandler } from './handlers/search.ts';
import { createOffice } from './migrations/2026-11-21-office-create.ts';
import { bindExports } from './migrations/2026-11-23-office-bind-exports.ts';
import { ownLinkChecks } from './migrations/2026-11-23-office-own-link-checks.ts';
import { wordEntries } from './migrations/2026-12-01-office-word-entries.ts';
import { wallOffice } from './migrations/2026-11-24-office-wall.ts';
import { officeSteps } from './steps.ts';

export { openRequestsOf } from './queries/open-requests.ts';
export { membersOf, peopleById, pupilsOf } from './queries/read-people.ts';
export { readSchools } from './queries/read-schools.ts';
export { contentsOfSchool, makeAdmin, restoreSchool, type SchoolContents, trashSchool } from './end-school.ts';
export { officeRefusals } from './refusals.ts';
export type { OfficeTables } from './tables.ts';

/** The administration of schools on the server: it drives schools and accounts through what they export. */
export const officeServer: ServerFeature = {
  name: 'office',
  log: officeLog,
  demo: demoLog,
  migrations: [createOffice, bindExports, ownLinkChecks, wallOffice, wordEntries],
  schemas: shapes,
  refusals: officeRefusals,
  handlers: [
    ...schoolHandlers,
    ...peopleHandlers,
    ...logHandlers,
    ...manyPeopleHandlers,
    ...invitationHandlers,
    ...classHandlers,
    ...pupilHandlers,
    ...groupHandlers,
    ...handoverHandlers,
    searchPeopleHandler,
  ],
  steps: officeSteps,
};
export { holdChosen } from './pupil-scope.ts';
