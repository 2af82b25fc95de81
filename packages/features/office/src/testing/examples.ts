import type { Examples, World } from '@pausenplatz/account/testing';
import { newId } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import type { officeCalls } from '../contract/index.ts';
import type { OfficeTables } from '../server/index.ts';
import { aGroup, aJoinRequest, anImport, aPlan, aPupil, aTeacher, ownRequestOf } from './entries.ts';

// The world knows the foundation's tables; this feature's are in the same database.
const dbOf = (world: World) => world.db as unknown as Kysely<OfficeTables>;
const row = {
  line: 2,
  externalId: null,
  firstName: 'Mia',
  lastName: 'Muster',
  email: null,
  birthYear: 2015,
  className: '3a',
  number: null,
  problems: [],
};
const step = (classId: string) => ({
  classId,
  action: 'continue' as const,
  newName: null,
  teacherId: null,
  content: 'keep' as const,
  moves: [],
});

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const officeExamples: Examples<typeof officeCalls> = {
  getOffice: () => ({}),
  getSchool: (world) => ({ id: world.ownSchoolId }),
  getSchoolAdmin: (world) => ({ id: world.ownSchoolId }),
  updateSchool: (world) => ({ id: world.ownSchoolId, field: 'place', value: 'Musterlingen' }),
  createChildSchool: (world) => ({ parentId: world.ownSchoolId, name: `Schulhaus ${newId()}`, place: 'Musterlingen' }),
  setSchoolAdmin: (world) => ({ schoolId: world.ownSchoolId, userId: world.people.schoolAdminOwn.userId, admin: true }),
  removeTeacher: async (world) => ({ schoolId: world.ownSchoolId, userId: await aTeacher(world) }),
  inviteToSchool: (world) => ({ schoolId: world.ownSchoolId, email: 'neu@example.ch' }),
  listShelvedClasses: (world) => ({ schoolId: world.ownSchoolId }),
  listPeople: (world) => ({ schoolId: world.ownSchoolId, kind: 'pupil' }),
  getLog: (world) => ({ schoolId: world.ownSchoolId }),

  getClass: (world) => ({ id: world.ownClassId }),
  createSchoolClass: (world) => ({ schoolId: world.ownSchoolId, name: `x ${newId()}`, color: 'blue' }),
  updateSchoolClass: (world) => ({ id: world.ownClassId, field: 'color', value: 'blue' }),
  patchSchoolClass: (world) => ({ id: world.ownClassId, operations: [{ op: 'replace', path: '/archived', value: false }] }),
  setTeacher: (world) => ({ classId: world.ownClassId, userId: world.people.teacherOfClass.userId, teaches: true }),
  addClassPupils: (world) => ({ classId: world.ownClassId, pupils: [{ firstName: 'Lina', lastName: 'Muster' }] }),
  updatePupil: async (world) => ({ classId: world.ownClassId, id: await aPupil(world), field: 'birthYear', value: 2015 }),
  moveClassPupils: async (world) => ({ classId: world.ownClassId, userIds: [await aPupil(world)], toClassId: world.otherClassId }),
  removeClassPupils: async (world) => ({ classId: world.ownClassId, userIds: [await aPupil(world)], how: 'archive' }),
  restoreClassPupils: async (world) => ({ classId: world.ownClassId, userIds: [await aPupil(world)] }),
  renewPasswords: async (world) => ({ classId: world.ownClassId, userIds: [await aPupil(world)] }),
  saveClassGroup: (world) => ({ id: null, classId: world.ownClassId, name: 'Die Füchse', userIds: [] }),
  saveTeam: (world) => ({ id: null, schoolId: world.ownSchoolId, name: 'Schülerrat', userIds: [] }),
  removeGroup: async (world) => ({ id: await aGroup(world) }),
  restoreDeletedGroup: async (world) => ({ id: await aGroup(world, 'deleted') }),

  offerPupil: async (world) => ({ classId: world.ownClassId, userId: await aPupil(world) }),
  keepPupil: async (world) => ({ classId: world.ownClassId, userId: await aPupil(world) }),
  takePupilOver: (world) => ({ classId: world.ownClassId, code: 'ABCDE-FGHJK' }),
  lookAtConfirmation: () => ({ token: 'x'.repeat(44) }),
  confirmBySecret: () => ({ token: 'x'.repeat(44) }),
  findSchools: () => ({ search: 'Nirgendwo' }),
  getOwnRequests: () => ({}),
  askToJoin: async (world) => {
    await dbOf(world).deleteFrom('join_request').execute();
    return { schoolId: world.ownSchoolId, message: 'Ich unterrichte ab August bei euch.' };
  },
  withdrawRequest: async (world) => ({ id: await ownRequestOf(world, 'teacherOtherSchool') }),
  answerRequest: async (world) => ({ id: await aJoinRequest(world), accept: false, reason: 'Wir kennen dich nicht.' }),
  createOwnSchool: () => ({ name: `Schule ${newId()}`, place: 'Musterlingen' }),

  previewImport: (world) => ({ schoolId: world.ownSchoolId, rows: [row], targetClassId: null, createClasses: true, archiveMissing: false }),
  commitImport: async (world) => {
    const { fingerprint, question } = await anImport(world);
    return { ...question, fileName: 'liste.csv', fingerprint };
  },
  listImports: (world) => ({ schoolId: world.ownSchoolId }),
  undoImport: async (world) => ({ id: (await anImport(world, 'done')).id }),

  printCards: async (world) => ({ classId: world.ownClassId, userIds: [await aPupil(world)] }),
  printLetters: async (world) => ({ classId: world.ownClassId, userIds: [await aPupil(world)] }),
  getLetterTemplate: (world) => ({ schoolId: world.ownSchoolId }),
  setLetterTemplate: (world) => ({ schoolId: world.ownSchoolId, template: { title: 'Zugang', body: 'Liebe Eltern von {vorname}' } }),

  listYearPlans: (world) => ({ schoolId: world.ownSchoolId }),
  createYearPlan: (world) => ({ schoolId: world.ownSchoolId }),
  getYearPlan: async (world) => ({ id: await aPlan(world) }),
  setYearStep: async (world) => ({ planId: await aPlan(world), step: step(world.ownClassId) }),
  runYearPlan: async (world) => ({ planId: await aPlan(world) }),
  undoYearStep: async (world) => ({ planId: await aPlan(world, 'done'), classId: world.ownClassId }),
  deleteYearPlan: async (world) => ({ id: await aPlan(world) }),

  getLinkCheck: (world) => ({ schoolId: world.ownSchoolId }),
  async checkLinks(world) {
    // At a school one check runs at a time, and each cell of a matrix starts one.
    await dbOf(world).deleteFrom('link_check').execute();
    const ended = { state: 'failed', only_one: null } as const;
    await world.services.db.updateTable('task').set(ended).where('kind', '=', 'office-links').where('only_one', 'is not', null).execute();
    return { schoolId: world.ownSchoolId };
  },
  countVisit: () => ({ path: '/seite/gibt-es-nicht', isFirstToday: true }),
  getVisits: (world) => ({ schoolId: world.ownSchoolId, days: '7' }),
  listExports: () => ({}),
  startExport: (world) => ({ what: 'school', schoolId: world.ownSchoolId }),
};
