import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { accountCalls } from '../contract/index.ts';
import { accountExamples } from './examples.ts';
import { rowsOfClass, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const accountTesting: FeatureTesting = { calls: accountCalls, examples: accountExamples, rowsOfClass, rowsOfSchool };
