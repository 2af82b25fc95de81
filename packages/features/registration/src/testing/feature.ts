import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { registrationCalls } from '../contract/index.ts';
import { registrationExamples } from './examples.ts';
import { rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const registrationTesting: FeatureTesting = { calls: registrationCalls, examples: registrationExamples, rowsOfSchool };
