import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { workPlansCalls } from '../contract/index.ts';
import { workPlansExamples } from './examples.ts';
import { rowsOfClass, rowsOfPerson, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const workPlansTesting: FeatureTesting = {
  calls: workPlansCalls,
  examples: workPlansExamples,
  rowsOfClass,
  rowsOfSchool,
  rowsOfPerson,
};
