import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { federationCalls } from '../contract/index.ts';
import { federationExamples } from './examples.ts';
import { rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const federationTesting: FeatureTesting = { calls: federationCalls, examples: federationExamples, rowsOfSchool };
