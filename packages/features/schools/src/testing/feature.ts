import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { rowsOfClass, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of schools; calls are those of features that administer them. */
export const schoolsTesting: FeatureTesting = { calls: {}, examples: {}, rowsOfClass, rowsOfSchool };
