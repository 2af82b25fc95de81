import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { officeCalls } from '../contract/index.ts';
import { officeExamples } from './examples.ts';

/** What the tests of the whole server know of the feature. */
export const officeTesting: FeatureTesting = { calls: officeCalls, examples: officeExamples };
