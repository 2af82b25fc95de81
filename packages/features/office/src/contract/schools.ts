import { schoolProofRefusals } from '@pausenplatz/schools/contract';
import { defineCall, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import { firstPasswordWeeks, offeredAdminModes, schoolLimits, schoolMemberKinds, secondFactorRules } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { classBrief, groupBrief, personBrief, schoolBrief } from './shapes.ts';

export const staff = onlyRoles('Teacher', 'SchoolAdmin');
/** Who is no staff is refused by role. */
const others = { private: 403, pupilOwner: 403, pupilSameClass: 403, pupilOtherClass: 403, pupilOtherSchool: 403 } as const;
/** Staff of the school see it, strangers do not. */
export const staffActors = signedInActors(404, { ...others, teacherOfClass: 200, teacherSameSchool: 200, schoolAdminOwn: 200 });
/** Only admins of the school may; its teachers are told so. */
export const adminActors = signedInActors(404, { ...others, teacherOfClass: 403, teacherSameSchool: 403, schoolAdminOwn: 200 });
/** Teachers of the class and admins of its school may. */
export const classActors = signedInActors(404, { ...others, teacherOfClass: 200, schoolAdminOwn: 200 });
/** Every teacher and admin may, each about their own. */
export const allStaffActors = signedInActors(403, {
  teacherOfClass: 200,
  teacherSameSchool: 200,
  teacherOtherSchool: 200,
  schoolAdminOwn: 200,
  schoolAdminOther: 200,
});

const schoolName = scalars.plainName(schoolLimits.schoolNameMaximum);
const place = scalars.plainName(schoolLimits.placeMaximum);

export const getOffice = defineCall({
  summary: 'Schools that the caller belongs to or administers, as a flat tree, and the classes they teach.',
  method: 'GET',
  path: 'administration/get',
  access: staff,
  actors: allStaffActors,
  mutates: false,
  input: scalars.nothing,
  output: z.object({ schools: z.array(schoolBrief), classes: z.array(classBrief) }),
});

export const getSchool = defineCall({
  summary: 'One school with its child schools, live classes, teams, and the groups of the classes that the caller teaches.',
  method: 'GET',
  path: 'administration/school/get/{id}',
  access: staff,
  actors: staffActors,
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({
    school: schoolBrief,
    childSchools: z.array(schoolBrief),
    classes: z.array(classBrief),
    groups: z.array(groupBrief),
    teachers: z.array(personBrief),
  }),
  refusals: [...schoolProofRefusals],
});

const joinRequest = z.object({ id: scalars.id, person: personBrief, message: z.string(), at: scalars.timestamp });

const openInvitation = z.object({
  id: scalars.id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  kind: z.enum(['teacher', 'admin']),
  at: scalars.timestamp,
  until: scalars.timestamp,
  hasEnded: z.boolean(),
  /** Classes that they teach once they have come. */
  classes: z.array(z.string()),
});
export type OpenInvitation = z.output<typeof openInvitation>;

export const getSchoolAdmin = defineCall({
  summary: 'What admins see of a school: its admins, and teachers who wait for an answer.',
  method: 'GET',
  path: 'administration/school/admin/{id}',
  access: staff,
  actors: adminActors,
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({
    school: schoolBrief,
    admins: z.array(personBrief),
    /** Who was an admin in the last 60 days; they can be made one again. */
    formerAdmins: z.array(personBrief),
    requests: z.array(joinRequest),
    /** Invitations that nobody has taken, newest first. */
    invitations: z.array(openInvitation),
    /** Living classes of the school, its own first, and of those below it: where teachers are invited into. */
    classes: z.array(z.object({ id: scalars.id, name: z.string(), schoolId: scalars.id, schoolName: z.string() })),
  }),
  refusals: [...schoolProofRefusals],
});

/** `{id, field, value}` with `value` typed by `field` (house rule for generic updates). */
const change = z.discriminatedUnion('field', [
  z.strictObject({ id: scalars.id, field: z.literal('name'), value: schoolName }),
  z.strictObject({ id: scalars.id, field: z.literal('place'), value: place }),
  z.strictObject({ id: scalars.id, field: z.literal('adminMode'), value: z.enum(offeredAdminModes) }),
  z.strictObject({ id: scalars.id, field: z.literal('secondFactor'), value: z.enum(secondFactorRules) }),
  z.strictObject({ id: scalars.id, field: z.literal('firstPasswordWeeks'), value: z.literal(firstPasswordWeeks) }),
]);

export const updateSchool = defineCall({
  summary: 'Change one property of a school.',
  method: 'POST',
  path: 'administration/school/update',
  access: staff,
  actors: adminActors,
  mutates: true,
  input: change,
  output: scalars.done,
  refusals: [...schoolProofRefusals],
});

export const createChildSchool = defineCall({
  summary: 'Make a school below one that the caller administers.',
  method: 'POST',
  path: 'administration/school/create',
  access: staff,
  actors: adminActors,
  mutates: true,
  idempotent: true,
  input: z.strictObject({ parentId: scalars.id, name: schoolName, place }),
  output: z.object({ id: scalars.id }),
  refusals: [...schoolProofRefusals, 'CHILD_NAME_TAKEN'],
});

export const deleteChildSchool = defineCall({
  summary: 'Delete a school below one that the caller administers, as long as there are no classes, people, pages or schools in it.',
  method: 'POST',
  path: 'administration/school/delete',
  access: staff,
  actors: { ...adminActors, teacherOfClass: 404, teacherSameSchool: 404 },
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: [...schoolProofRefusals, 'SCHOOL_NOT_EMPTY'],
});

export const setSchoolAdmin = defineCall({
  summary: 'Make a member of a school one of its admins, or end that; the last admin stays.',
  method: 'POST',
  path: 'administration/school/admin/set',
  access: staff,
  actors: adminActors,
  lifeCycle: { adminAbove: 404 },
  mutates: true,
  input: z.strictObject({ schoolId: scalars.id, userId: scalars.id, admin: z.boolean() }),
  output: scalars.done,
  refusals: [...schoolProofRefusals, 'LAST_ADMIN', 'PERSON_NOT_FOUND'],
});

const shelves = ['live', 'archive', 'trash'] as const;
export type Shelf = (typeof shelves)[number];

export const listShelvedClasses = defineCall({
  summary:
    'Classes that are archived or in the trash, newest first: those of a school and its child schools, the own ones for its teachers.',
  method: 'GET',
  path: 'administration/school/shelved/{schoolId}',
  access: staff,
  actors: staffActors,
  mutates: false,
  input: z.strictObject({ schoolId: scalars.id }),
  output: z.object({ classes: z.array(classBrief) }),
  refusals: [...schoolProofRefusals, 'CLASS_KEPT_BY_ADMINS'],
});

const listedPerson = z.object({
  ...personBrief.shape,
  kind: z.enum(schoolMemberKinds),
  userName: z.string(),
  email: z.nullable(z.string()),
  classes: z.array(z.object({ id: scalars.id, name: z.string(), color: z.string() })),
  initialPassword: z.boolean(),
  trashedAt: z.nullable(scalars.timestamp),
});
export type ListedPerson = z.output<typeof listedPerson>;

export const listPeople = defineCall({
  summary: 'People of a school and its child schools by name, 50 at a time; searched by name, user name or e-mail.',
  // Not GET: what one searches for is a child's name, and addresses stand in logs.
  method: 'POST',
  path: 'administration/people/list',
  access: staff,
  actors: adminActors,
  mutates: false,
  input: z.strictObject({
    schoolId: scalars.id,
    kind: z.enum([...schoolMemberKinds, 'withoutClass', 'trash']),
    search: z.optional(z.string().check(scalars.atMost(80))),
    /** Cursor: `next` of the page before. */
    after: z.optional(z.string().check(scalars.atMost(400))),
  }),
  output: z.object({ people: z.array(listedPerson), next: z.nullable(z.string()), total: z.int() }),
  refusals: [...schoolProofRefusals],
});

export const schoolCalls = {
  getOffice,
  getSchool,
  getSchoolAdmin,
  updateSchool,
  createChildSchool,
  deleteChildSchool,
  setSchoolAdmin,
  listShelvedClasses,
  listPeople,
} as const;
