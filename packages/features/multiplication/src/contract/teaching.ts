import { type ActorTable, defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import { classReadRefusals, classWriteRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { diploma } from './own.ts';
import { extraSeries } from './names.ts';
import { factState, keySet, passedLevel, series, timeMode } from './parts.ts';

const count = z.int().check(z.nonnegative());
const teacher: ActorTable = signedInActors(404, { pupilOwner: 403, pupilSameClass: 403, schoolAdminOwn: 403, teacherOfClass: 200 });

/** What a teacher sets for one child; shown to nobody else. */
const settings = { timeMode, withoutTime: z.boolean(), specialFactors: z.array(z.literal(extraSeries)), mixFactors: z.array(series) };

const pupil = z.object({
  id: scalars.id,
  firstName: z.string(),
  lastName: z.string(),
  number: z.int(),
  ...settings,
  /** Of each series of the map: facts that are secure, facts that were met, levels that were passed. */
  series: z.array(z.object({ secure: count, met: count, levels: count })),
  secure: count,
  /** When something was answered last. */
  lastAt: z.nullable(scalars.timestamp),
});
export type MappedPupil = z.output<typeof pupil>;

export const getClassMap = defineCall({
  summary: 'The map of a class for its teachers: pupils and series, with what is set for each child.',
  method: 'GET',
  path: 'multiplication/class/get',
  access: signedIn,
  actors: teacher,
  mutates: false,
  input: z.strictObject({ classId: scalars.id }),
  output: z.object({ className: z.string(), keySet, canSet: z.boolean(), pupils: z.array(pupil) }),
  refusals: [...classReadRefusals],
});

export const getPupilMap = defineCall({
  summary: 'The map of one child of a class, for its teachers.',
  method: 'GET',
  path: 'multiplication/pupil/get',
  access: signedIn,
  actors: teacher,
  mutates: false,
  input: z.strictObject({ classId: scalars.id, pupilId: scalars.id }),
  output: z.object({ facts: z.array(factState), passed: z.array(passedLevel), diploma: z.nullable(diploma) }),
  refusals: [...classReadRefusals, 'MULTIPLICATION_PUPIL_NOT_FOUND'],
});

export const setPupil = defineCall({
  summary: 'Set how much time a child has, and which series are open beside those of the map.',
  method: 'POST',
  path: 'multiplication/pupil/set',
  access: signedIn,
  actors: teacher,
  mutates: true,
  input: z.strictObject({ classId: scalars.id, pupilId: scalars.id, ...settings }),
  output: scalars.done,
  refusals: [...classWriteRefusals, 'MULTIPLICATION_PUPIL_NOT_FOUND'],
});

export const setKeyFacts = defineCall({
  summary: 'Set which facts a class knows first; derivations begin there.',
  method: 'POST',
  path: 'multiplication/class/set',
  access: signedIn,
  actors: teacher,
  mutates: true,
  input: z.strictObject({ classId: scalars.id, keySet }),
  output: scalars.done,
  refusals: [...classWriteRefusals],
});
