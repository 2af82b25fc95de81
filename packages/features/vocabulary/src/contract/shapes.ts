import { drawnIcon, emojiIcon, pictogramNames } from '@pausenplatz/icons/contract';
import { type ActorTable, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { vocabularyLimits as limits } from './limits.ts';

/** What a word is written wrong in: long vowels, doubled consonants, capitals, the sounds of s, umlauts, or something else. */
export const spellingErrors = ['lengthening', 'doubling', 'capitals', 'sSound', 'umlaut', 'other'] as const;
export type SpellingError = (typeof spellingErrors)[number];

const word = scalars.optionalText(limits.wordMaximum);
const sentence = scalars.optionalText(limits.sentenceMaximum);

/** A word with up to four sentences in which it stands. */
export const spelled = { word, sentence, sentence2: sentence, sentence3: sentence, sentence4: sentence } as const;
export const spelledWord = z.object(spelled);
export type SpelledWord = z.output<typeof spelledWord>;
export const textFields = ['word', 'sentence', 'sentence2', 'sentence3', 'sentence4'] as const;
export type TextField = (typeof textFields)[number];

export const marked = { error: z.nullable(z.enum(spellingErrors)), correctedByTeacher: z.boolean() } as const;

/** An icon of the sets; pictures of one's own are left out, because a list may be read by a whole school. */
export const listIcon = z.union([z.enum(pictogramNames), drawnIcon, emojiIcon]);
export type ListIcon = z.output<typeof listIcon>;

/** Where the caller is with a word; box 0 to 6, and beyond it, known for good. */
export const ownState = z.object({
  box: z.int().check(z.gte(0), z.lte(6)),
  isKnown: z.boolean(),
  /** Forgotten three times in a row. */
  isMemo: z.boolean(),
  /** What was typed when it was wrong last; null where it never was. */
  lastError: z.nullable(z.string()),
});
export type OwnState = z.output<typeof ownState>;

export const item = z.object({
  id: scalars.id,
  portionId: scalars.id,
  position: z.int(),
  ...spelled,
  ...marked,
  own: z.nullable(ownState),
});
export type Item = z.output<typeof item>;

const count = z.int().check(z.nonnegative());
/** How many words there are, how many the caller may learn, is learning, knows for good, and has to do today. */
const counts = { words: count, learnable: count, wordsWorkingOn: count, known: count, todo: count } as const;

export const portion = z.object({ id: scalars.id, position: z.int(), total: count, ...counts, items: z.array(item) });
export type Portion = z.output<typeof portion>;

const assigned = z.object({
  classId: scalars.id,
  className: z.string(),
  /** The pupils it is for; null for the whole class. */
  pupilIds: z.nullable(z.array(scalars.id)),
});
export type AssignedTo = z.output<typeof assigned>;

const { learnable: learnableWords, ...others } = counts;
/** What stands of a list in the overview. */
const summary = {
  id: scalars.id,
  name: z.string(),
  icon: z.nullable(listIcon),
  ...others,
  learnableWords,
  /** Words in which a teacher found an error that is not mended yet. */
  errors: count,
  isOwn: z.boolean(),
  isShared: z.boolean(),
  /** The child that wrote it, for who teaches them; null otherwise. */
  author: z.nullable(z.string()),
  /** A child wrote it, and no teacher has corrected all of it yet. */
  isUncorrected: z.boolean(),
  /** Classes that the caller teaches or attends; to whom else it is given is nobody's business. */
  assignedTo: z.array(assigned),
  lastModifiedAt: scalars.timestamp,
} as const;
export const listSummary = z.object(summary);
export type ListSummary = z.output<typeof listSummary>;

export const vocabulary = z.object({
  ...summary,
  portions: z.array(portion),
  mayEdit: z.boolean(),
  mayAssign: z.boolean(),
  mayShare: z.boolean(),
  /** Teaches its author, who is a child: says what is corrected. */
  mayCorrect: z.boolean(),
});
export type Vocabulary = z.output<typeof vocabulary>;

export const writers = onlyRoles('Teacher', 'Pupil');
export const teachers = onlyRoles('Teacher');

const noWriters = { private: 403, schoolAdminOwn: 403, schoolAdminOther: 403 } as const;
export const anyWriter: ActorTable = signedInActors(200, noWriters);
/** Of a list that its author, a teacher of 3a, gave to the class. */
export const readers: ActorTable = signedInActors(404, { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200 });
/** Who reads it and may not change it is told so. */
export const editors: ActorTable = signedInActors(404, { ...noWriters, pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200 });
