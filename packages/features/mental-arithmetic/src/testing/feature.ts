import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { mentalArithmeticCalls } from '../contract/index.ts';
import { mentalArithmeticExamples } from './examples.ts';
import { rowsOfPerson, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const mentalArithmeticTesting: FeatureTesting = {
  calls: mentalArithmeticCalls,
  examples: mentalArithmeticExamples,
  rowsOfPerson,
  rowsOfSchool,
};
