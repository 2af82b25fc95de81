import { storedFile } from '@pausenplatz/documents/contract';
import { type ActorTable, defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** Those who belong to a page of class 3a; who changes it is the teacher, and the admin of the school. */
export const members: ActorTable = signedInActors(404, { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200, schoolAdminOwn: 200 });
export const keepers: ActorTable = signedInActors(404, { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200, schoolAdminOwn: 200 });
/** Who keeps the page asks, and does not answer. */
export const pupils: ActorTable = signedInActors(404, { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 403, schoolAdminOwn: 403 });
/** What a child answered, in the eyes of the others: it may be there, and is not theirs. */
export const ownersAndKeepers: ActorTable = signedInActors(404, {
  pupilOwner: 200,
  pupilSameClass: 403,
  teacherOfClass: 200,
  schoolAdminOwn: 200,
});

const person = z.object({ id: scalars.id, name: z.string() });
export type AnswerPerson = z.output<typeof person>;

const answerBase = {
  id: scalars.id,
  /** Null where the account lies in the trash. */
  author: z.nullable(person),
  isOwn: z.boolean(),
  file: storedFile,
  /** Null where the recording does not say how long it is. */
  seconds: z.nullable(z.number()),
};

export const answer = z.object({
  ...answerBase,
  createdAt: scalars.timestamp,
  /** It was given while the question told the child that the class may hear it; only such an answer is ever released. */
  isForClass: z.boolean(),
  isReleased: z.boolean(),
  /** What the teacher wrote to it; blank to everybody but the child and who keeps the page. */
  response: z.string(),
});
export type Answer = z.output<typeof answer>;

const questionRights = z.object({
  /** Changes the page that it stands on. */
  isKeeper: z.boolean(),
  mayAnswer: z.boolean(),
});
export type QuestionRights = z.output<typeof questionRights>;

export const question = z.object({
  blockId: scalars.id,
  rights: questionRights,
  /** Its last day is over. */
  isOver: z.boolean(),
  /** In the order in which they were given. */
  answers: z.array(answer),
  /** The children of whom an answer is expected, by their numbers; null for who does not keep the page. */
  pupils: z.nullable(z.array(person)),
});
export type Question = z.output<typeof question>;

export const getQuestions = defineCall({
  summary: 'All questions of a page with the answers that the asker may hear: the fixed number of queries of one.',
  method: 'GET',
  path: 'video-answers/page/{pageId}',
  access: signedIn,
  actors: members,
  mutates: false,
  input: z.strictObject({ pageId: scalars.id }),
  output: z.object({ questions: z.array(question) }),
  refusals: ['QUESTION_NOT_FOUND'],
});

export const trashedAnswer = z.object({ ...answerBase, deletedAt: scalars.timestamp });
export type TrashedAnswer = z.output<typeof trashedAnswer>;

export const listAnswerTrash = defineCall({
  summary: 'Answers that were deleted or replaced within sixty days: to who keeps the page all, to a child what it took away of its own.',
  method: 'GET',
  path: 'video-answers/trash/{blockId}',
  access: signedIn,
  actors: members,
  mutates: false,
  input: z.strictObject({ blockId: scalars.id }),
  output: z.object({ answers: z.array(trashedAnswer) }),
  refusals: ['QUESTION_NOT_FOUND'],
});
