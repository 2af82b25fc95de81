import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { beamCalls } from '../contract/index.ts';
import { beamExamples } from './examples.ts';
import { rowsOfPerson, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const beamTesting: FeatureTesting = { calls: beamCalls, examples: beamExamples, rowsOfSchool, rowsOfPerson };
