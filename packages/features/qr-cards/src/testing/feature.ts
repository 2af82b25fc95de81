import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { qrCardsCalls } from '../contract/index.ts';
import { qrCardsExamples } from './examples.ts';
import { rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const qrCardsTesting: FeatureTesting = { calls: qrCardsCalls, examples: qrCardsExamples, rowsOfSchool };
