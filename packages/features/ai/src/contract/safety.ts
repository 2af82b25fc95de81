import { defineCall, defineHubMessage, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { harms } from './ask.ts';

const teachers = onlyRoles('Teacher', 'SchoolAdmin');
const staff = { private: 403, pupilOwner: 403, pupilSameClass: 403, pupilOtherClass: 403, pupilOtherSchool: 403 } as const;

/** Somebody of a class has written something about which a grown-up should ask; it says nothing of what was written. */
export const aiAlert = defineHubMessage('AiAlert', z.object({ v: z.literal(1), id: scalars.id }));

export const listAlerts = defineCall({
  summary: 'Children of the classes the caller teaches who wrote something about which a grown-up should ask, those not seen yet.',
  method: 'GET',
  path: 'ai/alerts',
  access: teachers,
  actors: signedInActors(200, staff),
  mutates: false,
  input: scalars.nothing,
  output: z.object({
    alerts: z.array(z.object({ id: scalars.id, pupil: z.string(), className: z.string(), harm: z.enum(harms), at: scalars.timestamp })),
  }),
});

export const seeAlert = defineCall({
  summary: 'Say that one looks after the child.',
  method: 'POST',
  path: 'ai/alerts/see',
  access: teachers,
  actors: signedInActors(404, { ...staff, teacherOfClass: 200 }),
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: ['AI_ALERT_NOT_FOUND'],
});
