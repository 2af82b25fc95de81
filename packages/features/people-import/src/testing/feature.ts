import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { peopleImportCalls } from '../contract/index.ts';
import { peopleImportExamples } from './examples.ts';
import { rowsOfClass } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const peopleImportTesting: FeatureTesting = { calls: peopleImportCalls, examples: peopleImportExamples, rowsOfClass };
