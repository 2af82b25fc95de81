import { actors, anyone, defineCall, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import { classWriteRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { beamLimits } from './limits.ts';

const beam = z.object({
  id: scalars.id,
  code: z.string(),
  /** An own path, or a full address of another website. */
  target: z.string(),
  expiresAt: scalars.timestamp,
  /** How often it was opened; nobody knows by whom. */
  opened: z.int().check(z.nonnegative()),
});
export type Beam = z.output<typeof beam>;

const teachers = onlyRoles('Teacher');
const teaching = signedInActors(403, { teacherOfClass: 200, teacherSameSchool: 200, teacherOtherSchool: 200 });
const owner = signedInActors(403, { teacherOfClass: 200, teacherSameSchool: 404, teacherOtherSchool: 404 });
export const listBeams = defineCall({
  summary: 'The own codes that are live, the newest first.',
  method: 'GET',
  path: 'beam/own',
  access: teachers,
  actors: teaching,
  mutates: false,
  input: z.strictObject({}),
  output: z.object({ beams: z.array(beam) }),
});

export const startBeam = defineCall({
  summary: 'Make a short code that leads to an own path or to another website, for a while.',
  method: 'POST',
  path: 'beam/start',
  access: teachers,
  actors: teaching,
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    target: z.string().check(z.trim(), z.minLength(1), scalars.atMost(beamLimits.targetMaximum)),
    minutes: z.literal(beamLimits.minutes),
  }),
  output: z.object({ beam }),
  refusals: ['BEAM_TARGET_WRONG', 'BEAM_TOO_MANY'],
});

export const stopBeam = defineCall({
  summary: 'End a code of one’s own.',
  method: 'POST',
  path: 'beam/stop',
  access: teachers,
  actors: owner,
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: ['BEAM_NOT_FOUND'],
});

export const beamClass = defineCall({
  summary: 'Send a live code of one’s own to the pupils of a class that are online.',
  method: 'POST',
  path: 'beam/class',
  access: teachers,
  actors: owner,
  mutates: true,
  input: z.strictObject({ id: scalars.id, classId: scalars.id }),
  output: scalars.done,
  refusals: [...classWriteRefusals, 'BEAM_NOT_FOUND'],
});

export const openBeam = defineCall({
  summary: 'Where a code leads; counts the opening, and nothing about who opens.',
  method: 'POST',
  path: 'beam/open',
  access: anyone,
  actors: actors(200, { initialPassword: 403 }),
  mutates: true,
  input: z.strictObject({ code: z.string().check(scalars.atMost(20)) }),
  output: z.object({ target: z.string() }),
  refusals: ['BEAM_CODE_WRONG'],
});
