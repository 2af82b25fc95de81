import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { chatCalls } from '../contract/index.ts';
import { chatExamples } from './examples.ts';
import { rowsOfClass, rowsOfPerson, rowsOfSchool } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const chatTesting: FeatureTesting = { calls: chatCalls, examples: chatExamples, rowsOfClass, rowsOfPerson, rowsOfSchool };
