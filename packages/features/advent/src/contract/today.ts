import { defineCall, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { doorTypeNames } from './door-types.data.ts';
import { adventLimits } from './limits.ts';

const doorToday = z.object({
  calendarId: scalars.id,
  title: z.string(),
  doorType: z.enum(doorTypeNames),
  number: z.int(),
  /** What stands on it. */
  label: z.string(),
  isOpened: z.boolean(),
});
export type DoorToday = z.output<typeof doorToday>;

export const getAdventToday = defineCall({
  summary: 'The doors of today that are open in the calendars of a child’s class, and nothing of what is behind them or of any other day.',
  method: 'GET',
  path: 'advent/today',
  access: onlyRoles('Pupil'),
  actors: signedInActors(403, {
    pupilOwner: 200,
    pupilSameClass: 200,
    pupilOtherClass: 200,
    pupilOtherSchool: 200,
  }),
  mutates: false,
  input: scalars.nothing,
  output: z.object({
    doors: z.array(doorToday).check(scalars.atMost(adventLimits.doorsToday)),
    /** Calendars of the class, to listen to. */
    calendarIds: z.array(scalars.id),
    /** When it is to be asked again: a door opens, or the day ends. */
    changesAt: scalars.timestamp,
    now: scalars.timestamp,
  }),
});
