import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { multiplicationCalls } from '../contract/index.ts';
import { multiplicationExamples } from './examples.ts';
import { rowsOfClass, rowsOfPerson, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const multiplicationTesting: FeatureTesting = {
  calls: multiplicationCalls,
  examples: multiplicationExamples,
  rowsOfClass,
  rowsOfPerson,
  rowsOfSchool,
};
