import { classReadRefusals } from '@pausenplatz/schools/contract';
import { classWriteRefusals } from '@pausenplatz/schools/contract';
import { defineCall, onlyRoles, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { settingsByTool, settingTypes, settingValue } from './fields.ts';

const slug = z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9-]{0,39}$/));
const setting = { id: scalars.id, tool: slug, name: slug, value: settingValue, type: z.enum(settingTypes) } as const;

export const setUserSetting = defineCall({
  summary: 'Keep a setting of a tool for oneself, or as a teacher for a pupil whom one teaches.',
  method: 'POST',
  path: 'settings/user/set',
  access: signedIn,
  // The example is a setting that teachers keep.
  actors: signedInActors(404, { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200, schoolAdminOwn: 403 }),
  mutates: true,
  input: z.strictObject(setting),
  output: scalars.done,
  refusals: ['PERSON_FORBIDDEN', 'PERSON_NOT_FOUND', 'SETTING_FORBIDDEN', 'TOO_MANY_SETTINGS'],
});

export const setClassSetting = defineCall({
  summary: 'Keep a setting of a tool for a whole class.',
  method: 'POST',
  path: 'settings/schoolclass/set',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200, schoolAdminOwn: 403 }),
  mutates: true,
  input: z.strictObject(setting),
  output: scalars.done,
  refusals: [...classWriteRefusals, 'TOO_MANY_SETTINGS'],
});

export const getPupilSettings = defineCall({
  summary: 'The settings that teachers keep for the pupils of a class.',
  method: 'GET',
  path: 'settings/get/pupils/{id}',
  access: onlyRoles('Teacher', 'SchoolAdmin'),
  actors: signedInActors(404, {
    private: 403,
    pupilOwner: 403,
    pupilSameClass: 403,
    pupilOtherClass: 403,
    pupilOtherSchool: 403,
    teacherOfClass: 200,
    schoolAdminOwn: 403,
  }),
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({
    pupils: z.array(z.object({ id: scalars.id, settings: settingsByTool })),
    schoolClass: settingsByTool,
  }),
  refusals: [...classReadRefusals],
});
