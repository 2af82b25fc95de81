import { actors, anyone, defineCall, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { adventScenes, adventVisibilities, calendarSettings, doorLayouts, editedDoor, settingsChanges, shownCalendar } from './calendar.ts';
import { doorTypeNames } from './door-types.data.ts';
import { adventLimits } from './limits.ts';
import { adventProofRefusals } from './refusals-of-proofs.ts';

const teachers = onlyRoles('Teacher');
/** Who teaches class 3a, whose calendar it is. */
const authors = signedInActors(403, { teacherOfClass: 200, teacherSameSchool: 404, teacherOtherSchool: 404 });
const byId = z.strictObject({ id: scalars.id });

const listedCalendar = z.object({
  id: scalars.id,
  title: z.string(),
  className: z.nullable(z.string()),
  scene: z.enum(adventScenes),
  layout: z.enum(doorLayouts),
  doorType: z.enum(doorTypeNames),
  firstDay: scalars.calendarDay,
  lastDay: scalars.calendarDay,
  visibility: z.enum(adventVisibilities),
  doors: z.int(),
  /** How many of the doors have something behind them that may be shown. */
  ready: z.int(),
  /** How many a teacher has to look at. */
  waiting: z.int(),
  canEdit: z.boolean(),
});
export type ListedCalendar = z.output<typeof listedCalendar>;

export const listAdvent = defineCall({
  summary: 'The own calendars and those of the classes that one teaches, the newest first.',
  method: 'GET',
  path: 'advent/get',
  access: teachers,
  actors: signedInActors(403, { teacherOfClass: 200, teacherSameSchool: 200, teacherOtherSchool: 200 }),
  mutates: false,
  input: scalars.nothing,
  output: z.object({ calendars: z.array(listedCalendar) }),
});

export const createAdvent = defineCall({
  summary: 'Make a calendar, of one’s own or of a class that one teaches; it begins with 24 empty doors of December.',
  method: 'POST',
  path: 'advent/create',
  access: teachers,
  actors: authors,
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    title: scalars.text(adventLimits.titleMaximum),
    /** Its pupils may fill doors, its teachers all change it. */
    schoolClassId: z.nullable(scalars.id),
  }),
  output: z.object({ id: scalars.id }),
  refusals: [...adventProofRefusals, 'ADVENT_TOO_MANY'],
});

export const showAdvent = defineCall({
  summary: 'A calendar as everybody sees it who may: which doors there are and which are open, and nothing of what is behind them.',
  method: 'GET',
  path: 'advent/show/{id}',
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
  input: byId,
  output: shownCalendar,
  refusals: ['ADVENT_NOT_FOUND'],
});

export const editAdvent = defineCall({
  summary: 'A calendar with all that is behind its doors, for those who make it.',
  method: 'GET',
  path: 'advent/edit/{id}',
  access: teachers,
  actors: authors,
  mutates: false,
  input: byId,
  output: z.object({
    calendar: shownCalendar,
    settings: calendarSettings,
    schoolClassId: z.nullable(scalars.id),
    doors: z.array(editedDoor),
    /** Of the class, in its order. */
    pupils: z.array(z.object({ id: scalars.id, name: z.string() })),
    /** Websites that may show it, once it is public. */
    embedOrigins: z.array(z.string()),
  }),
  refusals: [...adventProofRefusals],
});

export const updateAdvent = defineCall({
  summary: 'Change some of a calendar’s settings; what is not named stays.',
  method: 'POST',
  path: 'advent/update',
  access: teachers,
  actors: authors,
  mutates: true,
  input: z.strictObject({ id: scalars.id, changes: settingsChanges }),
  output: scalars.done,
  refusals: [...adventProofRefusals, 'FILE_NOT_FOUND'],
});

export const deleteAdvent = defineCall({
  summary: 'Put a calendar into the trash, where it stays for sixty days.',
  method: 'POST',
  path: 'advent/delete',
  access: teachers,
  actors: authors,
  mutates: true,
  input: byId,
  output: scalars.done,
  refusals: [...adventProofRefusals],
});

export const restoreAdvent = defineCall({
  summary: 'Fetch a calendar back from the trash.',
  method: 'POST',
  path: 'advent/restore',
  access: teachers,
  actors: authors,
  mutates: true,
  input: byId,
  output: scalars.done,
  refusals: [...adventProofRefusals],
});

export const copyAdvent = defineCall({
  summary: 'Copy a calendar to the next year: with its look and, of a calendar that no class filled, with what is behind its doors.',
  method: 'POST',
  path: 'advent/copy',
  access: teachers,
  actors: authors,
  mutates: true,
  idempotent: true,
  input: byId,
  output: z.object({ id: scalars.id }),
  refusals: [...adventProofRefusals, 'ADVENT_TOO_MANY'],
});

export const getAdventFraming = defineCall({
  summary: 'Websites that may frame a calendar.',
  method: 'GET',
  path: 'advent/framing/{id}',
  access: anyone,
  actors: actors(200, { initialPassword: 403 }),
  mutates: false,
  framed: true,
  limitsItself: true,
  input: byId,
  output: z.object({ origins: z.array(z.string()) }),
});
