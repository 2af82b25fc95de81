import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { gamesCalls } from '../contract/index.ts';
import { gamesExamples } from './examples.ts';
import { rowsOfClass, rowsOfPerson, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const gamesTesting: FeatureTesting = {
  calls: gamesCalls,
  examples: gamesExamples,
  rowsOfClass,
  rowsOfPerson,
  rowsOfSchool,
};
