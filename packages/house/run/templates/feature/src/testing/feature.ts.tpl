import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { {{camel}}Calls } from '../contract/index.ts';
import { {{camel}}Examples } from './examples.ts';
import { rowsOfClass, rowsOfPerson } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const {{camel}}Testing: FeatureTesting = { calls: {{camel}}Calls, examples: {{camel}}Examples, rowsOfClass, rowsOfPerson };
