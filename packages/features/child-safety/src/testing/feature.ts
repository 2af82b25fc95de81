import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { childSafetyCalls } from '../contract/index.ts';
import { childSafetyExamples } from './examples.ts';
import { rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const childSafetyTesting: FeatureTesting = { calls: childSafetyCalls, examples: childSafetyExamples, rowsOfSchool };
