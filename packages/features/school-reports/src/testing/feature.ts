import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { schoolReportsCalls } from '../contract/index.ts';
import { schoolReportsExamples } from './examples.ts';
import { rowsOfClass } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const schoolReportsTesting: FeatureTesting = { calls: schoolReportsCalls, examples: schoolReportsExamples, rowsOfClass };
