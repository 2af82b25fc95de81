import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { documentsCalls } from '../contract/index.ts';
import { documentsExamples } from './examples.ts';
import { rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const documentsTesting: FeatureTesting = { calls: documentsCalls, examples: documentsExamples, rowsOfSchool };
