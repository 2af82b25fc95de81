import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { invitationsCalls } from '../contract/index.ts';
import { invitationsExamples } from './examples.ts';
import { rowsOfClass, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const invitationsTesting: FeatureTesting = { calls: invitationsCalls, examples: invitationsExamples, rowsOfClass, rowsOfSchool };
