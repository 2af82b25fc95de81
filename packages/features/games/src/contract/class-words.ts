import { type ActorTable, defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import { classReadRefusals, classWriteRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { gamesLimits as limits } from './limits.ts';

const teachers: ActorTable = signedInActors(404, { pupilOwner: 403, pupilSameClass: 403, schoolAdminOwn: 403, teacherOfClass: 200 });

const classWords = z.object({
  words: z.array(z.string()),
  /** The word of the day comes from them. */
  isDaily: z.boolean(),
  /** From which day on it does; null where it does not. */
  dailyFrom: z.nullable(scalars.calendarDay),
});
export type ClassWords = z.output<typeof classWords>;

export const getClassWords = defineCall({
  summary: 'The words that a teacher has set for the word game of a class, and words the class practises that would fit.',
  method: 'GET',
  path: 'games/word/class/get',
  access: signedIn,
  actors: teachers,
  mutates: false,
  input: z.strictObject({ classId: scalars.id }),
  output: z.object({ ...classWords.shape, suggestions: z.array(z.string()) }),
  refusals: [...classReadRefusals, 'CLASS_ARCHIVED'],
});

export const setClassWords = defineCall({
  summary: 'Set the words of a class one teaches, and whether its word of the day comes from them.',
  method: 'POST',
  path: 'games/word/class/set',
  access: signedIn,
  actors: teachers,
  mutates: true,
  input: z.strictObject({
    classId: scalars.id,
    words: z.array(scalars.text(limits.typedMaximum)).check(scalars.atMost(limits.classWords)),
    isDaily: z.boolean(),
  }),
  output: classWords,
  refusals: [...classWriteRefusals, 'GAMES_LIST_LENGTH', 'GAMES_LIST_LETTERS', 'GAMES_LIST_BLOCKED', 'GAMES_LIST_SHORT'],
});
