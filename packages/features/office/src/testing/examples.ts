import type { Examples } from '@pausenplatz/account/testing';
import { newId } from '@pausenplatz/kernel-server';
import type { officeCalls } from '../contract/index.ts';
import { aChildSchool, aGroup, anInvitation, aPupil, aTeacher } from './entries.ts';

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const officeExamples: Examples<typeof officeCalls> = {
  getOffice: () => ({}),
  searchPeople: () => ({ words: 'Mia' }),
  getSchool: (world) => ({ id: world.ownSchoolId }),
  getSchoolAdmin: (world) => ({ id: world.ownSchoolId }),
  updateSchool: (world) => ({ id: world.ownSchoolId, field: 'place', value: 'Musterlingen' }),
  createChildSchool: (world) => ({ parentId: world.ownSchoolId, name: `Schulhaus ${newId()}`, place: 'Musterlingen' }),
  deleteChildSchool: async (world) => ({ id: await aChildSchool(world) }),
  setSchoolAdmin: (world) => ({ schoolId: world.ownSchoolId, userId: world.people.schoolAdminOwn.userId, admin: true }),
  removeTeachers: async (world) => ({ schoolId: world.ownSchoolId, userIds: [await aTeacher(world)] }),
  inviteToSchool: (world) => ({ schoolId: world.ownSchoolId, teachers: [{ email: 'neu@example.ch' }] }),
  resendInvitation: async (world) => ({ schoolId: world.ownSchoolId, id: await anInvitation(world) }),
  withdrawInvitation: async (world) => ({ schoolId: world.ownSchoolId, id: await anInvitation(world) }),
  listShelvedClasses: (world) => ({ schoolId: world.ownSchoolId }),
  listPeople: (world) => ({ schoolId: world.ownSchoolId, kind: 'pupil' }),
  getLog: (world) => ({ schoolId: world.ownSchoolId, search: 'Mia' }),
  exportLog: (world) => ({ schoolId: world.ownSchoolId, sort: 'classes' }),

  placePeople: async (world) => ({ schoolId: world.ownSchoolId, userIds: [await aPupil(world)], classId: world.otherClassId }),
  sendPeopleAway: async (world) => ({ schoolId: world.ownSchoolId, userIds: [await aPupil(world)], how: 'leave' }),
  fetchPeople: async (world) => ({ schoolId: world.ownSchoolId, userIds: [await aPupil(world, 'trashed')] }),
  renewPeople: async (world) => ({ schoolId: world.ownSchoolId, userIds: [await aPupil(world)] }),

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
};
