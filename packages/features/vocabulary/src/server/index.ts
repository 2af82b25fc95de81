import type { ServerFeature } from '@pausenplatz/kernel-server';
import * as itemSchemas from '../contract/items.ts';
import * as listSchemas from '../contract/lists.ts';
import * as shapes from '../contract/shapes.ts';
import * as trainingSchemas from '../contract/training.ts';
import { vocabularyLog } from '../texts.log.ts';
import { demoVocabulary } from './demo/demo-vocabulary.ts';
import { classHandlers } from './handlers/classes.ts';
import { itemHandlers } from './handlers/items.ts';
import { listHandlers } from './handlers/lists.ts';
import { portionHandlers } from './handlers/portions.ts';
import { trainingHandlers } from './handlers/training.ts';
import { createVocabulary } from './migrations/2026-12-16-vocabulary-create.ts';
import { vocabularyRefusals } from './refusals.ts';
import { purgeVocabulary, vocabularySteps } from './steps.ts';
import { vocabularyTopics } from './topics.ts';

export type { VocabularyTables } from './tables.ts';

/** Lists of words that children learn to spell: who writes and gives them, and where each child is. */
export const vocabularyServer: ServerFeature = {
  name: 'vocabulary',
  migrations: [createVocabulary],
  schemas: { ...shapes, ...listSchemas, ...itemSchemas, ...trainingSchemas },
  refusals: vocabularyRefusals,
  log: vocabularyLog,
  handlers: [...listHandlers, ...itemHandlers, ...portionHandlers, ...classHandlers, ...trainingHandlers],
  topics: vocabularyTopics,
  jobs: [purgeVocabulary],
  steps: vocabularySteps,
  demo: demoVocabulary,
};
