import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { aiCalls } from '../contract/index.ts';
import { aiExamples } from './examples.ts';
import { rowsOfClass, rowsOfPerson, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const aiTesting: FeatureTesting = { calls: aiCalls, examples: aiExamples, rowsOfClass, rowsOfPerson, rowsOfSchool };
