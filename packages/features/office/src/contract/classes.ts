import { classReadRefusals } from '@pausenplatz/schools/contract';
import { classWriteRefusals } from '@pausenplatz/schools/contract';
import { schoolProofRefusals } from '@pausenplatz/schools/contract';
import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import { classColors, schoolLimits } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { officeLimits } from './limits.ts';
import { classActors, staff, staffActors } from './schools.ts';
import { birthYear, classBrief, classPupil, groupBrief, ids, name, personBrief } from './shapes.ts';

const className = scalars.text(schoolLimits.classNameMaximum);

/** What the caller may do with the class; the screen offers nothing else. */
const rights = z.object({ roster: z.boolean(), administer: z.boolean(), teach: z.boolean(), credentials: z.boolean() });

export const getClass = defineCall({
  summary: 'A class with its pupils, teachers and groups, archived ones too.',
  method: 'GET',
  path: 'administration/school-class/get/{id}',
  access: staff,
  actors: classActors,
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({
    schoolClass: classBrief,
    schoolName: z.string(),
    pupils: z.array(classPupil),
    groups: z.array(groupBrief),
    /** Pupils of the class whose accounts lie in the trash, for who may fetch them back. */
    trashed: z.array(z.object({ ...personBrief.shape, until: scalars.timestamp })),
    /** Pupils who were taken out of the class less than sixty days ago and are in no class now, for who may fetch them back. */
    former: z.array(z.object({ ...personBrief.shape, until: scalars.timestamp })),
    /** Pupils with an open code for another school, and until when it holds. */
    handovers: z.array(z.object({ userId: scalars.id, until: scalars.timestamp })),
    rights,
    /** Live classes that pupils may be moved to, with the name of their school where it is another one. */
    targets: z.array(z.object({ id: scalars.id, name: z.string(), otherSchool: z.nullable(z.string()) })),
    /** Teachers of the school, for who else may teach here. */
    colleagues: z.array(personBrief),
    /** The year in which the school year began that the class went into, for as long as that can be taken back; null otherwise, for archived classes, and without the right to teach. */
    newYear: z.nullable(z.number()),
  }),
  refusals: [...classReadRefusals],
});

export const createSchoolClass = defineCall({
  summary: 'Make an empty class; a teacher of a self-managed school teaches it at once, an admin who is a teacher when wanted.',
  method: 'POST',
  path: 'administration/school-class/create',
  access: staff,
  actors: staffActors,
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    schoolId: scalars.id,
    name: className,
    color: z.enum(classColors),
    /** An admin makes a class for themselves, not for others. */
    teaches: z.optional(z.boolean()),
  }),
  output: z.object({ id: scalars.id }),
  refusals: [...schoolProofRefusals, 'CLASS_KEPT_BY_ADMINS', 'CLASS_NAME_TAKEN', 'CLASS_SYNCHRONISED', 'PERSON_NOT_FOUND'],
});

const classChange = z.discriminatedUnion('field', [
  z.strictObject({ id: scalars.id, field: z.literal('name'), value: className }),
  z.strictObject({ id: scalars.id, field: z.literal('color'), value: z.enum(classColors) }),
]);

export const updateSchoolClass = defineCall({
  summary: 'Change the name or the colour of a class.',
  method: 'POST',
  path: 'administration/school-class/update',
  access: staff,
  actors: classActors,
  mutates: true,
  input: classChange,
  output: scalars.done,
  refusals: [...classWriteRefusals, 'CLASS_NAME_TAKEN'],
});

/** Only these two may be replaced (specification section 7): archived, and deleted by a date or null. */
const operation = z.discriminatedUnion('path', [
  z.strictObject({ op: z.literal('replace'), path: z.literal('/archived'), value: z.boolean() }),
  z.strictObject({ op: z.literal('replace'), path: z.literal('/deleted'), value: z.nullable(z.string().check(scalars.atMost(40))) }),
]);

export const patchSchoolClass = defineCall({
  summary: 'Archive or delete a class, or take that back, by a list of JSON patch operations.',
  method: 'PATCH',
  path: 'administration/school-class/{id}',
  access: staff,
  actors: classActors,
  mutates: true,
  arrayBodyKey: 'operations',
  input: z.strictObject({ id: scalars.id, operations: z.array(operation).check(z.minLength(1), scalars.atMost(4)) }),
  output: scalars.done,
  refusals: [...classWriteRefusals, 'CLASS_CHANGED', 'CLASS_NAME_TAKEN', 'RESTORE_TOO_LATE'],
});

export const setTeacher = defineCall({
  summary: 'Make a teacher of the school teach a class, or end that.',
  method: 'POST',
  path: 'administration/school-class/teacher/set',
  access: staff,
  actors: classActors,
  mutates: true,
  input: z.strictObject({ classId: scalars.id, userId: scalars.id, teaches: z.boolean() }),
  output: scalars.done,
  refusals: [...classWriteRefusals, 'PERSON_NOT_FOUND'],
});

const newPupil = z.strictObject({
  firstName: name,
  lastName: name,
  email: z._default(z.nullable(scalars.email), null),
  birthYear: z._default(z.nullable(birthYear), null),
  number: z._default(z.nullable(z.int().check(z.gte(1), z.lte(999))), null),
});

export const addClassPupils = defineCall({
  summary: 'Make accounts for new pupils and put them into a class.',
  method: 'POST',
  path: 'administration/pupils/add',
  access: staff,
  actors: classActors,
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    classId: scalars.id,
    pupils: z.array(newPupil).check(z.minLength(1), scalars.atMost(officeLimits.pupilsAtOnce)),
  }),
  output: z.object({ pupils: z.array(z.object({ id: scalars.id, userName: z.string() })) }),
  refusals: [...classWriteRefusals, 'CLASS_FULL', 'EMAIL_TAKEN', 'PUPIL_ELSEWHERE'],
});

const personChange = z.discriminatedUnion('field', [
  z.strictObject({ classId: scalars.id, id: scalars.id, field: z.literal('firstName'), value: name }),
  z.strictObject({ classId: scalars.id, id: scalars.id, field: z.literal('lastName'), value: name }),
  z.strictObject({
    classId: scalars.id,
    id: scalars.id,
    field: z.literal('email'),
    value: z.nullable(scalars.email),
  }),
  z.strictObject({ classId: scalars.id, id: scalars.id, field: z.literal('birthYear'), value: z.nullable(birthYear) }),
  z.strictObject({
    classId: scalars.id,
    id: scalars.id,
    field: z.literal('externalId'),
    value: z.nullable(scalars.text(officeLimits.externalIdMaximum)),
  }),
  z.strictObject({ classId: scalars.id, id: scalars.id, field: z.literal('number'), value: z.int().check(z.gte(1), z.lte(999)) }),
]);

export const updatePupil = defineCall({
  summary: 'Change one property of a pupil of a class.',
  method: 'POST',
  path: 'administration/pupils/update',
  access: staff,
  actors: classActors,
  mutates: true,
  input: personChange,
  output: scalars.done,
  refusals: [...classWriteRefusals, 'EMAIL_TAKEN', 'EXTERNAL_ID_TAKEN', 'NUMBER_TAKEN', 'PERSON_NOT_FOUND'],
});

export const moveClassPupils = defineCall({
  summary: 'Move pupils to another class of the school or of its relatives.',
  method: 'POST',
  path: 'administration/pupils/move',
  access: staff,
  actors: classActors,
  mutates: true,
  input: z.strictObject({ classId: scalars.id, userIds: ids(officeLimits.pupilsAtOnce), toClassId: scalars.id }),
  output: scalars.done,
  refusals: [...classWriteRefusals, 'CLASS_FULL', 'PERSON_NOT_FOUND', 'PUPIL_ELSEWHERE', 'SAME_CLASS'],
});

export const removeClassPupils = defineCall({
  summary: 'Archive pupils (out of the class, still at the school) or put their accounts into the trash for 60 days.',
  method: 'POST',
  path: 'administration/pupils/remove',
  access: staff,
  actors: classActors,
  mutates: true,
  input: z.strictObject({ classId: scalars.id, userIds: ids(officeLimits.pupilsAtOnce), how: z.enum(['archive', 'trash']) }),
  output: scalars.done,
  refusals: [...classWriteRefusals, 'PERSON_FORBIDDEN', 'PERSON_NOT_FOUND'],
});

export const restoreClassPupils = defineCall({
  summary: 'Bring archived or trashed pupils back into a class.',
  method: 'POST',
  path: 'administration/pupils/restore',
  access: staff,
  actors: classActors,
  mutates: true,
  input: z.strictObject({ classId: scalars.id, userIds: ids(officeLimits.pupilsAtOnce) }),
  output: scalars.done,
  refusals: [...classWriteRefusals, 'CLASS_FULL', 'PERSON_IN_CLASS', 'PERSON_NOT_FOUND', 'PUPIL_ELSEWHERE', 'RESTORE_TOO_LATE'],
});

export const renewPasswords = defineCall({
  summary: 'Give pupils of a class new initial passwords; their sessions and cards end.',
  method: 'POST',
  path: 'administration/pupils/renew-passwords',
  access: staff,
  actors: classActors,
  mutates: true,
  input: z.strictObject({ classId: scalars.id, userIds: ids(officeLimits.pupilsAtOnce) }),
  output: scalars.done,
  refusals: [...classWriteRefusals, 'PERSON_NOT_FOUND'],
});

export const saveClassGroup = defineCall({
  summary: 'Make a group of a class, or change its name and members.',
  method: 'POST',
  path: 'administration/group/save',
  access: staff,
  actors: classActors,
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    id: z.nullable(scalars.id),
    classId: scalars.id,
    name: scalars.text(schoolLimits.groupNameMaximum),
    userIds: z.array(scalars.id).check(scalars.atMost(schoolLimits.pupilsPerClass)),
  }),
  output: z.object({ id: scalars.id }),
  refusals: [...classWriteRefusals, 'GROUP_NOT_FOUND', 'PERSON_NOT_FOUND'],
});

export const saveTeam = defineCall({
  summary: 'Make a team across the classes of a school, or change its name and members.',
  method: 'POST',
  path: 'administration/team/save',
  access: staff,
  actors: staffActors,
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    id: z.nullable(scalars.id),
    schoolId: scalars.id,
    name: scalars.text(schoolLimits.groupNameMaximum),
    userIds: z.array(scalars.id).check(scalars.atMost(200)),
  }),
  output: z.object({ id: scalars.id }),
  refusals: [...schoolProofRefusals, 'GROUP_NOT_FOUND', 'PERSON_NOT_FOUND'],
});

export const removeGroup = defineCall({
  summary: 'Put a group or a team into the trash for 60 days; its members stay where they are.',
  method: 'POST',
  path: 'administration/group/delete',
  access: staff,
  actors: classActors,
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: [...classWriteRefusals, ...schoolProofRefusals, 'GROUP_NOT_FOUND'],
});

export const restoreDeletedGroup = defineCall({
  summary: 'Bring a group or a team back from the trash, with its own id and with its members.',
  method: 'POST',
  path: 'administration/group/restore',
  access: staff,
  actors: classActors,
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: [...classWriteRefusals, ...schoolProofRefusals, 'GROUP_NOT_FOUND', 'RESTORE_TOO_LATE'],
});

export const classCalls = {
  getClass,
  createSchoolClass,
  updateSchoolClass,
  patchSchoolClass,
  setTeacher,
  addClassPupils,
  updatePupil,
  moveClassPupils,
  removeClassPupils,
  restoreClassPupils,
  renewPasswords,
  saveClassGroup,
  saveTeam,
  removeGroup,
  restoreDeletedGroup,
} as const;
