import { classWriteRefusals, schoolProofRefusals } from '@pausenplatz/schools/contract';
import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { officeLimits } from './limits.ts';
import { adminActors, staff } from './schools.ts';
import { ids } from './shapes.ts';

const chosen = { schoolId: scalars.id, userIds: ids(officeLimits.peopleAtOnce) };

export const placePeople = defineCall({
  summary: 'Put pupils of a school and its child schools into a class, from wherever they are: another class, none, or the trash.',
  method: 'POST',
  path: 'administration/people/place',
  access: staff,
  actors: adminActors,
  mutates: true,
  input: z.strictObject({ ...chosen, classId: scalars.id }),
  output: scalars.done,
  refusals: [...schoolProofRefusals, ...classWriteRefusals, 'CLASS_FULL', 'PERSON_NOT_FOUND', 'PUPIL_ELSEWHERE', 'RESTORE_TOO_LATE'],
});

export const sendPeopleAway = defineCall({
  summary: 'Let pupils leave the school, with accounts that stay their own, or put their accounts into the trash for 60 days.',
  method: 'POST',
  path: 'administration/people/send-away',
  access: staff,
  actors: adminActors,
  mutates: true,
  input: z.strictObject({ ...chosen, how: z.enum(['leave', 'trash']) }),
  output: scalars.done,
  refusals: [...schoolProofRefusals, 'PERSON_FORBIDDEN', 'PERSON_NOT_FOUND'],
});

export const removeTeachers = defineCall({
  summary: 'Take teachers out of a school and the schools below it, with their classes and teams; the accounts stay theirs.',
  method: 'POST',
  path: 'administration/school/teacher/remove',
  access: staff,
  actors: adminActors,
  mutates: true,
  input: z.strictObject(chosen),
  output: scalars.done,
  refusals: [...schoolProofRefusals, 'PERSON_NOT_FOUND'],
});

export const fetchPeople = defineCall({
  summary: 'Bring pupils back from the trash, into the classes where they were.',
  method: 'POST',
  path: 'administration/people/fetch',
  access: staff,
  actors: adminActors,
  mutates: true,
  input: z.strictObject(chosen),
  output: scalars.done,
  refusals: [...schoolProofRefusals, 'PERSON_NOT_FOUND', 'RESTORE_TOO_LATE'],
});

export const renewPeople = defineCall({
  summary: 'Give pupils of living classes new initial passwords; their sessions and cards end.',
  method: 'POST',
  path: 'administration/people/renew-passwords',
  access: staff,
  actors: adminActors,
  mutates: true,
  input: z.strictObject(chosen),
  output: scalars.done,
  refusals: [...schoolProofRefusals, 'PERSON_NOT_FOUND'],
});

export const peopleCalls = { placePeople, sendPeopleAway, removeTeachers, fetchPeople, renewPeople } as const;
