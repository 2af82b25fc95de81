import type { ServerFeature } from '@pausenplatz/kernel-server';
import { administerSchools } from './migrations/2026-11-21-schools-administer.ts';
import { createSchools } from './migrations/2026-11-20-schools-create.ts';
import { schoolsSteps } from './steps.ts';
import { schoolsTopics } from './topics.ts';

export { demoClassNames, type DemoClassName, type DemoSchool, plantDemoSchool } from './demo/demo-school.ts';
export { type ClassMembership, type Memberships, membershipsOf, type SchoolMembership } from './memberships.ts';
export {
  addPupils,
  changeClass,
  type ClassChange,
  createClass,
  type NewPupil,
  removePupils,
  renumberPupil,
  setClassTeacher,
  tellClass,
} from './classes.ts';
export { adminsOf, closeJoinRequest, openJoinRequest, tellRequests } from './join-requests.ts';
export { addMembers, forgetActors, leaveGroups, removeMembers, setAdmin } from './members.ts';
export { changeSchool, createSchool, deleteGroup, saveGroup, type SchoolChange, type SchoolGroup } from './school-rows.ts';
export { type ClassScope, proveClass, proveSchool, type SchoolRight, type SchoolScope } from './scope.ts';
export type { SchoolsTables } from './tables.ts';

export const schoolsServer: ServerFeature = {
  name: 'schools',
  migrations: [createSchools, administerSchools],
  handlers: [],
  topics: schoolsTopics,
  steps: schoolsSteps,
};
