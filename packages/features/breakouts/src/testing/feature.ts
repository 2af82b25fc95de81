import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { breakoutsCalls } from '../contract/index.ts';
import { breakoutsExamples } from './examples.ts';
import { rowsOfClass } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const breakoutsTesting: FeatureTesting = { calls: breakoutsCalls, examples: breakoutsExamples, rowsOfClass };
