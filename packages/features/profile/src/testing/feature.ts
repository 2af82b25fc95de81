import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { profileCalls } from '../contract/index.ts';
import { profileExamples } from './examples.ts';
import { rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const profileTesting: FeatureTesting = { calls: profileCalls, examples: profileExamples, rowsOfSchool };
