import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { iconsCalls } from '../contract/index.ts';
import { iconsExamples } from './examples.ts';
import { rowsOfPerson, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const iconsTesting: FeatureTesting = { calls: iconsCalls, examples: iconsExamples, rowsOfPerson, rowsOfSchool };
