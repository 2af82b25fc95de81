import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { padsCalls } from '../contract/index.ts';
import { padsExamples } from './examples.ts';
import { rowsOfClass, rowsOfPerson } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const padsTesting: FeatureTesting = { calls: padsCalls, examples: padsExamples, rowsOfClass, rowsOfPerson };
