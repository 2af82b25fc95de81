import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { printingCalls } from '../contract/index.ts';
import { printingExamples } from './examples.ts';
import { rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const printingTesting: FeatureTesting = { calls: printingCalls, examples: printingExamples, rowsOfSchool };
