import type { FileKind } from '@pausenplatz/documents/contract';
import type { ServerFeature } from '@pausenplatz/kernel-server';
import { answerBlocks } from '../contract/index.ts';
import * as schemas from '../contract/questions.ts';
import { answersLog } from '../texts.log.ts';
import { plantAnswers } from './demo/demo-answers.ts';
import { answeringHandlers } from './handlers/answering.ts';
import { leadingHandlers } from './handlers/leading.ts';
import { readingHandlers } from './handlers/reading.ts';
import { createAnswers } from './migrations/2026-12-07-video-answers-create.ts';
import { answersRefusals } from './refusals.ts';
import { answersSteps, purgeAnswers } from './steps.ts';

export type { AnswersTables } from './tables.ts';

/** Questions on pages, which children answer by film or sound. */
export const videoAnswersServer: ServerFeature = {
  name: 'video-answers',
  blocks: answerBlocks,
  uploads: ['recording'] satisfies readonly FileKind[],
  migrations: [createAnswers],
  schemas: { question: schemas.question, answer: schemas.answer, trashedAnswer: schemas.trashedAnswer },
  refusals: answersRefusals,
  log: answersLog,
  handlers: [...readingHandlers, ...answeringHandlers, ...leadingHandlers],
  jobs: [purgeAnswers],
  steps: answersSteps,
  demo: plantAnswers,
};
