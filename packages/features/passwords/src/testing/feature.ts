import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { passwordsCalls } from '../contract/index.ts';
import { passwordsExamples } from './examples.ts';
import { rowsOfClass, rowsOfPerson, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const passwordsTesting: FeatureTesting = {
  calls: passwordsCalls,
  examples: passwordsExamples,
  rowsOfClass,
  rowsOfPerson,
  rowsOfSchool,
};
