import { actors, anyone, defineCall, onlyRoles, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { doorPlace, editedDoor } from './calendar.ts';
import { doorContent, shownContent } from './content.ts';
import { adventLimits } from './limits.ts';
import { adventProofRefusals } from './refusals-of-proofs.ts';

const teachers = onlyRoles('Teacher');
const authors = signedInActors(403, { teacherOfClass: 200, teacherSameSchool: 404, teacherOtherSchool: 404 });
const number = z.int().check(z.gte(1), z.lte(adventLimits.doors));
const ofDoor = { id: scalars.id, number } as const;

export const openedDoor = z.object({
  number: z.int(),
  label: z.string(),
  content: shownContent,
  /** First name of the child who made it, for the own class alone. */
  madeBy: z.nullable(z.string()),
});
export type OpenedDoor = z.output<typeof openedDoor>;

export const openDoor = defineCall({
  summary: 'What is behind a door that is open now; the server’s clock in Zurich decides, and nobody else.',
  method: 'POST',
  path: 'advent/door/open',
  access: anyone,
  actors: actors(404, {
    linkHolder: 200,
    pupilOwner: 200,
    pupilSameClass: 200,
    teacherOfClass: 200,
    schoolAdminOwn: 200,
    initialPassword: 403,
  }),
  mutates: false,
  framed: true,
  limitsItself: true,
  input: z.strictObject(ofDoor),
  output: openedDoor,
  refusals: ['ADVENT_NOT_FOUND', 'ADVENT_DOOR_CLOSED'],
});

export const markOpened = defineCall({
  summary: 'Remember in the own account that one has looked behind a door.',
  method: 'POST',
  path: 'advent/door/opened',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200, schoolAdminOwn: 200 }),
  mutates: true,
  input: z.strictObject(ofDoor),
  output: scalars.done,
  refusals: ['ADVENT_NOT_FOUND', 'ADVENT_DOOR_CLOSED'],
});

export const updateDoor = defineCall({
  summary: 'Change what is behind a door, its day, its place, or whose it is; what is not named stays.',
  method: 'POST',
  path: 'advent/door/update',
  access: teachers,
  actors: authors,
  mutates: true,
  input: z.strictObject({
    ...ofDoor,
    changes: z.partial(
      z.strictObject({
        content: z.nullable(doorContent),
        opensOn: z.nullable(scalars.calendarDay),
        place: z.nullable(doorPlace),
        pupilId: z.nullable(scalars.id),
      }),
    ),
  }),
  output: z.object({ door: editedDoor }),
  refusals: [...adventProofRefusals, 'ADVENT_DOOR_MISSING', 'ADVENT_PUPIL_ELSEWHERE', 'FILE_NOT_FOUND', 'ADVENT_BLOCK_WRONG'],
});

export const judgeDoor = defineCall({
  summary: 'Release what a child put behind its door, give it back with a word, or take a release back.',
  method: 'POST',
  path: 'advent/door/judge',
  access: teachers,
  actors: authors,
  mutates: true,
  input: z.strictObject({ ...ofDoor, isReleased: z.boolean(), note: z.optional(scalars.optionalText(adventLimits.noteMaximum)) }),
  output: z.object({ door: editedDoor }),
  refusals: [...adventProofRefusals, 'ADVENT_DOOR_MISSING', 'ADVENT_DOOR_EMPTY'],
});

export const drawLots = defineCall({
  summary: 'Give each door that is nobody’s and empty to a child of the class, by lot, each child in turn.',
  method: 'POST',
  path: 'advent/draw',
  access: teachers,
  actors: authors,
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({ given: z.int() }),
  refusals: [...adventProofRefusals, 'ADVENT_NO_CLASS'],
});

export const ownDoors = defineCall({
  summary: 'The doors of a class’s calendar that are one’s own to fill.',
  method: 'GET',
  path: 'advent/own/{id}',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200, schoolAdminOwn: 200 }),
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({ title: z.string(), doors: z.array(editedDoor) }),
  refusals: ['ADVENT_NOT_FOUND'],
});

export const fillDoor = defineCall({
  summary: 'Put something behind a door that is one’s own, and hand it in to the teacher.',
  method: 'POST',
  path: 'advent/door/fill',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 200, pupilSameClass: 403, teacherOfClass: 403, schoolAdminOwn: 403 }),
  mutates: true,
  input: z.strictObject({ ...ofDoor, content: doorContent, isHandedIn: z.boolean() }),
  output: z.object({ door: editedDoor }),
  refusals: ['ADVENT_NOT_FOUND', 'ADVENT_DOOR_NOT_YOURS', 'ADVENT_DOOR_RELEASED', 'CLASS_ARCHIVED', 'FILE_NOT_FOUND', 'ADVENT_BLOCK_WRONG'],
});
