import { type ActorTable, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { flashcardLimits as limits } from './limits.ts';

/** What a side of a card shows (specification, section 3): a term, a term with its explanation, a picture, a text, a picture with a term, all of it. */
export const cardTemplates = ['term', 'termDefinition', 'image', 'text', 'imageTerm', 'any'] as const;
export type CardTemplate = (typeof cardTemplates)[number];

export const subjects = ['german', 'maths', 'nature', 'french', 'english', 'italian', 'music', 'arts', 'sports', 'ict', 'other'] as const;
export type Subject = (typeof subjects)[number];

/** The cycles of the Swiss curriculum, and what comes after. */
export const levels = ['cycle1', 'cycle2', 'cycle3', 'upper'] as const;
export type Level = (typeof levels)[number];

/** One side. Fields that its template does not show are kept, so that changing one's mind loses nothing. */
export const cardSide = z.object({
  template: z.enum(cardTemplates),
  term: scalars.optionalText(limits.termMaximum),
  text: scalars.optionalText(limits.textMaximum),
  fileId: z.nullable(scalars.id),
  /** What the picture shows. */
  alt: scalars.optionalText(limits.altMaximum),
});
export type CardSide = z.output<typeof cardSide>;

export const sides = { front: cardSide, back: cardSide } as const;

export const flashcard = z.object({ id: scalars.id, ...sides });
export type Flashcard = z.output<typeof flashcard>;

/** A picture on a card; its name is for its owner alone. */
export const cardFile = z.object({
  url: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  widths: z.array(z.number()),
  preview: z.nullable(z.string()),
});
export const cardFiles = z.record(z.string(), cardFile);
export type CardFiles = z.output<typeof cardFiles>;

export const learnSet = z.object({
  id: scalars.id,
  title: z.string(),
  subject: z.nullable(z.enum(subjects)),
  level: z.nullable(z.enum(levels)),
  cards: z.number(),
  isPublic: z.boolean(),
  isOwn: z.boolean(),
  likes: z.number(),
  isLiked: z.boolean(),
  isArchived: z.boolean(),
});
export type LearnSet = z.output<typeof learnSet>;

/** How far one person is with the cards of a box. */
/** `fresh` were never seen; `ready` are those of them that today still brings. */
export const boxCounts = z.object({ cards: z.number(), fresh: z.number(), due: z.number(), secure: z.number(), ready: z.number() });
export type BoxCounts = z.output<typeof boxCounts>;

export const learnBox = z.object({
  id: scalars.id,
  setId: scalars.id,
  title: z.string(),
  /** Null for one's own box. */
  schoolClass: z.nullable(z.object({ id: scalars.id, name: z.string() })),
  /** The pupils it is for; null for the whole class. */
  pupilIds: z.nullable(z.array(scalars.id)),
  startOn: z.nullable(scalars.calendarDay),
  testOn: z.nullable(scalars.calendarDay),
  isArchived: z.boolean(),
  mayChange: z.boolean(),
  /** The caller's own; null for who does not learn with it. */
  own: z.nullable(boxCounts),
});
export type LearnBox = z.output<typeof learnBox>;

export const learners = onlyRoles('Teacher', 'Pupil');
export const teachers = onlyRoles('Teacher');

const others = { private: 403, schoolAdminOwn: 403, schoolAdminOther: 403 } as const;
export const anyLearner: ActorTable = signedInActors(200, others);
export const anyTeacher: ActorTable = signedInActors(403, { teacherOfClass: 200, teacherSameSchool: 200, teacherOtherSchool: 200 });
/** Of a set that its author, a teacher of 3a, gave to the class. */
export const readers: ActorTable = signedInActors(404, { ...others, pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200 });
export const author: ActorTable = signedInActors(404, { ...others, teacherOfClass: 200 });
/** Who sees the box of 3a and may not change it is told so. */
export const keepers: ActorTable = signedInActors(404, { ...others, pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200 });
/** Who learns with it; its teacher only looks. */
export const boxLearners: ActorTable = signedInActors(404, { ...others, pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 403 });
