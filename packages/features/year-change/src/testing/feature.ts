import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { yearChangeCalls } from '../contract/index.ts';
import { yearChangeExamples } from './examples.ts';
import { rowsOfClass } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const yearChangeTesting: FeatureTesting = { calls: yearChangeCalls, examples: yearChangeExamples, rowsOfClass };
