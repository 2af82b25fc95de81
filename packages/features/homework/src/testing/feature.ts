import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { homeworkCalls } from '../contract/index.ts';
import { homeworkExamples } from './examples.ts';
import { rowsOfClass, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const homeworkTesting: FeatureTesting = { calls: homeworkCalls, examples: homeworkExamples, rowsOfClass, rowsOfSchool };
