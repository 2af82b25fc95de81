import type { FileKind } from '@pausenplatz/documents/contract';
import type { ServerFeature } from '@pausenplatz/kernel-server';
import * as boxSchemas from '../contract/boxes.ts';
import * as cardSchemas from '../contract/cards.ts';
import * as setSchemas from '../contract/sets.ts';
import * as shapes from '../contract/shapes.ts';
import * as trainingSchemas from '../contract/training.ts';
import { flashcardsLog } from '../texts.log.ts';
import { demoFlashcards } from './demo/demo-flashcards.ts';
import { boxHandlers } from './handlers/boxes.ts';
import { cardHandlers } from './handlers/cards.ts';
import { setHandlers } from './handlers/sets.ts';
import { trainingHandlers } from './handlers/training.ts';
import { createFlashcards } from './migrations/2026-12-15-flashcards-create.ts';
import { narrowOwnBoxes } from './migrations/2026-12-20-flashcards-own-box.ts';
import { flashcardsRefusals } from './refusals.ts';
import { flashcardsSteps, purgeFlashcards } from './steps.ts';
import { flashcardsTopics } from './topics.ts';

export type { FlashcardsTables } from './tables.ts';

export const flashcardsServer: ServerFeature = {
  name: 'flashcards',
  migrations: [createFlashcards, narrowOwnBoxes],
  schemas: { ...shapes, ...setSchemas, ...cardSchemas, ...boxSchemas, ...trainingSchemas },
  refusals: flashcardsRefusals,
  log: flashcardsLog,
  uploads: ['picture'] satisfies readonly FileKind[],
  handlers: [...setHandlers, ...cardHandlers, ...boxHandlers, ...trainingHandlers],
  topics: flashcardsTopics,
  jobs: [purgeFlashcards],
  steps: flashcardsSteps,
  demo: demoFlashcards,
};
