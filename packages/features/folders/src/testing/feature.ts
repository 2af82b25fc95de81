import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { foldersCalls } from '../contract/index.ts';
import { foldersExamples } from './examples.ts';
import { rowsOfClass, rowsOfPerson } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const foldersTesting: FeatureTesting = { calls: foldersCalls, examples: foldersExamples, rowsOfClass, rowsOfPerson };
