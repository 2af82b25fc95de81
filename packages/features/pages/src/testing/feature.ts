import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { pagesCalls } from '../contract/index.ts';
import { pagesExamples } from './examples.ts';
import { rowsOfClass, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const pagesTesting: FeatureTesting = { calls: pagesCalls, examples: pagesExamples, rowsOfClass, rowsOfSchool };
