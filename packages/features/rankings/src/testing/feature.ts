import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { rankingsCalls } from '../contract/index.ts';
import { rankingsExamples } from './examples.ts';
import { rowsOfClass, rowsOfPerson, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const rankingsTesting: FeatureTesting = {
  calls: rankingsCalls,
  examples: rankingsExamples,
  rowsOfClass,
  rowsOfPerson,
  rowsOfSchool,
};
