import { defineCall, onlyRoles, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import { joinRequestStates, schoolLimits } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { joinLimits } from './limits.ts';
import { adminActors, staff } from '@pausenplatz/office/contract';

const teachersOnly = onlyRoles('Teacher');
const teacherActors = signedInActors(403, { teacherOfClass: 200, teacherSameSchool: 200, teacherOtherSchool: 200 });

const foundSchoolRow = z.object({ id: scalars.id, name: z.string(), place: z.string() });

export const findSchools = defineCall({
  summary: 'Schools by name or place, for who wants to join one.',
  method: 'GET',
  path: 'administration/join/schools',
  access: teachersOnly,
  actors: teacherActors,
  mutates: false,
  input: z.strictObject({ search: z.string().check(z.trim(), z.minLength(2), scalars.atMost(80)) }),
  output: z.object({ schools: z.array(z.object({ ...foundSchoolRow.shape, confirmed: z.boolean() })) }),
});

const ownJoinRequest = z.object({
  id: scalars.id,
  school: foundSchoolRow,
  state: z.enum(joinRequestStates),
  message: z.string(),
  reason: z.nullable(z.string()),
  at: scalars.timestamp,
});

export const getOwnRequests = defineCall({
  summary: 'The requests of the caller to join schools, newest first.',
  method: 'GET',
  path: 'administration/join/mine',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({ requests: z.array(ownJoinRequest) }),
});

export const askToJoin = defineCall({
  summary: 'Ask the admins of a school to be let in as a teacher; they get a mail and a banner.',
  method: 'POST',
  path: 'administration/join/ask',
  access: teachersOnly,
  actors: signedInActors(403, { teacherOfClass: 409, teacherSameSchool: 409, teacherOtherSchool: 200 }),
  mutates: true,
  input: z.strictObject({ schoolId: scalars.id, message: scalars.optionalText(joinLimits.messageMaximum) }),
  output: z.object({ id: scalars.id }),
  refusals: ['ALREADY_MEMBER', 'JOIN_OPEN', 'JOIN_TOO_OFTEN', 'SCHOOL_NOT_FOUND'],
});

export const withdrawRequest = defineCall({
  summary: 'Take an own open request back.',
  method: 'POST',
  path: 'administration/join/withdraw',
  access: teachersOnly,
  actors: signedInActors(403, { teacherOfClass: 404, teacherSameSchool: 404, teacherOtherSchool: 200 }),
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: ['JOIN_ANSWERED', 'REQUEST_NOT_FOUND'],
});

export const answerRequest = defineCall({
  summary: 'Let a teacher into the school, or decline with a reason; the first answer counts.',
  method: 'POST',
  path: 'administration/join/answer',
  access: staff,
  actors: { ...adminActors, teacherOfClass: 404, teacherSameSchool: 404 },
  mutates: true,
  input: z.strictObject({ id: scalars.id, accept: z.boolean(), reason: scalars.optionalText(joinLimits.reasonMaximum) }),
  output: scalars.done,
  refusals: ['JOIN_ANSWERED', 'REASON_MISSING', 'REQUEST_NOT_FOUND'],
});

export const createOwnSchool = defineCall({
  summary: 'Make a new school; who makes it becomes its first admin.',
  method: 'POST',
  path: 'administration/join/create-school',
  access: teachersOnly,
  actors: teacherActors,
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    name: scalars.plainName(schoolLimits.schoolNameMaximum),
    place: scalars.plainName(schoolLimits.placeMaximum),
    /** It is another school than those of similar names. */
    isAnother: z.optional(z.boolean()),
  }),
  output: z.object({ id: scalars.id }),
  refusals: ['SCHOOL_SIMILAR', 'SCHOOLS_UNCONFIRMED'],
});

export const joinCalls = { findSchools, getOwnRequests, askToJoin, withdrawRequest, answerRequest, createOwnSchool } as const;
