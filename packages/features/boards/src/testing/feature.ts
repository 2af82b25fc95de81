import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { boardsCalls } from '../contract/index.ts';
import { boardsExamples } from './examples.ts';
import { rowsOfClass, rowsOfPerson } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const boardsTesting: FeatureTesting = { calls: boardsCalls, examples: boardsExamples, rowsOfClass, rowsOfPerson };
