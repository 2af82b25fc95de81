import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { vocabularyCalls } from '../contract/index.ts';
import { vocabularyExamples } from './examples.ts';
import { rowsOfClass, rowsOfPerson, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const vocabularyTesting: FeatureTesting = {
  calls: vocabularyCalls,
  examples: vocabularyExamples,
  rowsOfClass,
  rowsOfPerson,
  rowsOfSchool,
};
