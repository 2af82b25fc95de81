import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import { classReadRefusals, classWriteRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { anyLearner, anyTeacher, boxCounts, flashcard, keepers, learnBox, learners, learnSet, readers, teachers } from './shapes.ts';
import { signedInActors } from '@pausenplatz/kernel-contract';

const boxes = z.object({ boxes: z.array(learnBox) });
const boxFound = ['FLASHCARD_BOX_NOT_FOUND'] as const;
const ofClass = signedInActors(403, { teacherOfClass: 200, teacherSameSchool: 404, teacherOtherSchool: 404 });

export const getTeacherBoxes = defineCall({
  summary: 'The boxes of the classes that the caller teaches, and own ones; those of archived classes are in the archive.',
  method: 'GET',
  path: 'flashcards/learnbox/get/teacher',
  access: teachers,
  actors: anyTeacher,
  mutates: false,
  input: z.strictObject({}),
  output: boxes,
});

export const getPupilBoxes = defineCall({
  summary: 'The boxes with which the caller learns, what is due first: own ones, and those of their classes.',
  method: 'GET',
  path: 'flashcards/learnbox/get/pupil',
  access: learners,
  actors: anyLearner,
  mutates: false,
  input: z.strictObject({}),
  output: boxes,
});

export const getClassBoxes = defineCall({
  summary: 'The boxes of a class that one teaches.',
  method: 'POST',
  path: 'flashcards/learnbox/get/schoolClass',
  access: teachers,
  actors: ofClass,
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: boxes,
  refusals: classReadRefusals,
});

const archive = z.object({ boxes: z.array(learnBox), sets: z.array(learnSet) });

export const getPupilArchive = defineCall({
  summary: 'What the caller learned with and put away: boxes of one’s own, and sets.',
  method: 'GET',
  path: 'flashcards/archive/pupil',
  access: learners,
  actors: anyLearner,
  mutates: false,
  input: z.strictObject({}),
  output: archive,
});

export const getTeacherArchive = defineCall({
  summary: 'What a teacher put away, asked by that teacher with their own id.',
  method: 'POST',
  path: 'flashcards/archive/teacher',
  access: teachers,
  actors: signedInActors(403, { teacherOfClass: 200, teacherSameSchool: 404, teacherOtherSchool: 404 }),
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: archive,
  refusals: boxFound,
});

export const getClassArchive = defineCall({
  summary: 'The boxes that were put away in a class; of an archived class, all.',
  method: 'POST',
  path: 'flashcards/archive/school-class',
  access: teachers,
  actors: ofClass,
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: boxes,
  refusals: classReadRefusals,
});

const learnt = z.object({ userId: scalars.id, name: z.string(), counts: boxCounts });

export const getBox = defineCall({
  summary: 'A box: how far one is; to who teaches the class, how far each pupil is, and the cards that are hardest.',
  method: 'GET',
  path: 'flashcards/learnbox/get/{id}',
  access: learners,
  actors: readers,
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({
    box: learnBox,
    pupils: z.nullable(z.array(learnt)),
    hardest: z.array(z.object({ card: flashcard, lapses: z.number() })),
  }),
  refusals: boxFound,
});

const when = { startOn: z.nullable(scalars.calendarDay), testOn: z.nullable(scalars.calendarDay) } as const;

export const createBox = defineCall({
  summary: 'Learn with a set oneself, or give it to a class or some of its pupils.',
  method: 'POST',
  path: 'flashcards/learnbox/create',
  access: learners,
  actors: keepers,
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    setId: scalars.id,
    /** Null: for oneself. */
    classId: z.nullable(scalars.id),
    /** Null: for all of the class. */
    pupilIds: z.nullable(z.array(scalars.id).check(z.minLength(1), scalars.atMost(60))),
    ...when,
  }),
  output: z.object({ id: scalars.id }),
  refusals: [...classWriteRefusals, 'FLASHCARD_SET_NOT_FOUND', 'FLASHCARD_BOXES_TOO_MANY', 'FLASHCARD_PUPILS_UNKNOWN'],
});

export const updateBox = defineCall({
  summary: 'Change when a box begins and when the test is, or put it away and take it out again.',
  method: 'POST',
  path: 'flashcards/learnbox/update',
  access: learners,
  actors: keepers,
  mutates: true,
  input: z.strictObject({ id: scalars.id, ...when, isArchived: z.boolean() }),
  output: scalars.done,
  refusals: [...boxFound, 'FLASHCARD_BOX_FORBIDDEN', 'CLASS_ARCHIVED'],
});
