import { schoolsLog } from '../texts.log.ts';
import { schoolRefusals } from './refusals.ts';
import type { ServerFeature } from '@pausenplatz/kernel-server';
import { plantDemoSchool } from './demo/demo-school.ts';
import { eraseDeletedClasses } from './erase-classes.ts';
import { administerSchools } from './migrations/2026-11-21-schools-administer.ts';
import { createSchools } from './migrations/2026-11-20-schools-create.ts';
import { formerPupils } from './migrations/2026-11-22-schools-former-pupils.ts';
import { fetchBack } from './migrations/2026-11-22-schools-fetch-back.ts';
import { handOutSchools } from './migrations/2026-12-13-schools-hand-out.ts';
import { confirmSchools } from './migrations/2026-11-23-schools-confirm.ts';
import { wallSchools } from './migrations/2026-11-24-schools-wall.ts';
import { schoolsSteps } from './steps.ts';
import { sweepSchools } from './sweep.ts';
import { schoolsTopics } from './topics.ts';

export {
  type ClassYearChange,
  leftSchoolStep,
  type OpenWriting,
  type RemindedYear,
  remindedYearStep,
  type StartedYear,
  startedYearStep,
  type YearChangeMemo,
  yearChangeStep,
  type YearChangeSteps,
} from './year-change.ts';
export { allowedWebsitesStep } from './allowed-websites.ts';
export { foreignServicesStep } from './foreign-services.ts';
export { givingSchool } from './giving-school.ts';
export { keptPagesStep } from './kept-pages.ts';
export {
  type CopiedBlock,
  copiedBlocksStep,
  type PlacedBlocks,
  placedBlocksStep,
  type ReadBlocks,
  type TakenEntries,
} from './placed-blocks.ts';
export { demoClassNames, type DemoClassName, demoSchool, type DemoSchool } from './demo/demo-school.ts';
export { membershipsOf, placesBehindWall } from './memberships.ts';
export {
  addPupils,
  changeClass,
  createClass,
  freshNumbers,
  isInTrash,
  type NewPupil,
  removePupils,
  renumberPupil,
  setClassTeacher,
  tellClass,
} from './classes.ts';
export { holdClass, holdColleague, holdPupils, lockPupils } from './hold.ts';
export { adminsOf, closeJoinRequest, openJoinRequest, tellRequests } from './join-requests.ts';
export { addMembers, forgetActors, isFormerAdmin, removeMembers, setAdmin } from './members.ts';
export { eraseClasses } from './erase-classes.ts';
export { archivePupils } from './former-pupils.ts';
export { deleteGroup, restoreGroup, saveGroup } from './groups.ts';
export { belongElsewhere, isStillHere, leaveFamily } from './places.ts';
export {
  changeSchool,
  confirmSchool,
  createSchool,
  deleteEmptySchool,
  listTopSchools,
  lockSchool,
  type SchoolChange,
} from './school-rows.ts';
export { isOutsideOf, schoolFamily, schoolsAbove, schoolsBelow } from './school-tree.ts';
export { type ClassScope, proveClass, proveSchool, refuseUnconfirmed, type SchoolScope } from './scope.ts';
export { shownPupils } from './shown-pupils.ts';
export { schoolRefusals } from './refusals.ts';
export type { SchoolsTables } from './tables.ts';

export const schoolsServer: ServerFeature = {
  name: 'schools',
  log: schoolsLog,
  demo: plantDemoSchool,
  migrations: [createSchools, administerSchools, fetchBack, formerPupils, confirmSchools, wallSchools, handOutSchools],
  refusals: schoolRefusals,
  handlers: [],
  jobs: [sweepSchools, eraseDeletedClasses],
  topics: schoolsTopics,
  steps: schoolsSteps,
};
