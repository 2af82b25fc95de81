import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { progressCalls } from '../contract/index.ts';
import { progressExamples } from './examples.ts';
import { rowsOfPerson, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const progressTesting: FeatureTesting = { calls: progressCalls, examples: progressExamples, rowsOfPerson, rowsOfSchool };
