import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { shopCalls } from '../contract/index.ts';
import { shopExamples } from './examples.ts';
import { rowsOfPerson, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const shopTesting: FeatureTesting = { calls: shopCalls, examples: shopExamples, rowsOfPerson, rowsOfSchool };
