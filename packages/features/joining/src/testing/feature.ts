import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { joiningCalls } from '../contract/index.ts';
import { joiningExamples } from './examples.ts';
import { rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const joiningTesting: FeatureTesting = { calls: joiningCalls, examples: joiningExamples, rowsOfSchool };
