import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { answersCalls } from '../contract/index.ts';
import { answersExamples } from './examples.ts';
import { rowsOfClass, rowsOfPerson } from './rows.ts';

/** What the tests of the whole server know of the feature. */
export const videoAnswersTesting: FeatureTesting = { calls: answersCalls, examples: answersExamples, rowsOfClass, rowsOfPerson };
