import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { adventCalls } from '../contract/index.ts';
import { adventExamples } from './examples.ts';
import { rowsOfClass, rowsOfPerson } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const adventTesting: FeatureTesting = { calls: adventCalls, examples: adventExamples, rowsOfClass, rowsOfPerson };
