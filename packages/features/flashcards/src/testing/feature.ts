import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { flashcardsCalls } from '../contract/index.ts';
import { flashcardsExamples } from './examples.ts';
import { rowsOfClass, rowsOfPerson, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const flashcardsTesting: FeatureTesting = {
  calls: flashcardsCalls,
  examples: flashcardsExamples,
  rowsOfClass,
  rowsOfPerson,
  rowsOfSchool,
};
