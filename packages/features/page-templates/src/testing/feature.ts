import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { pageTemplatesCalls } from '../contract/index.ts';
import { pageTemplatesExamples } from './examples.ts';
import { rowsOfPerson, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const pageTemplatesTesting: FeatureTesting = {
  calls: pageTemplatesCalls,
  examples: pageTemplatesExamples,
  rowsOfPerson,
  rowsOfSchool,
};
