import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { noticesCalls } from '../contract/index.ts';
import { noticesExamples } from './examples.ts';
import { rowsOfPerson, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const noticesTesting: FeatureTesting = { calls: noticesCalls, examples: noticesExamples, rowsOfPerson, rowsOfSchool };
