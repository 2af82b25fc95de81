import { deleteAnswer, giveAnswer, releaseAnswers, respondToAnswer, restoreAnswer } from './answering.ts';
import { getQuestions, listAnswerTrash } from './questions.ts';

export * from './answering.ts';
export * from './blocks.ts';
export * from './hub.ts';
export * from './limits.ts';
export * from './questions.ts';

export const answersCalls = {
  getQuestions,
  giveAnswer,
  deleteAnswer,
  restoreAnswer,
  listAnswerTrash,
  releaseAnswers,
  respondToAnswer,
} as const;
