import { proveContract } from '@pausenplatz/app-server/testing';
import { answersCalls } from '../contract/index.ts';
import { answersExamples } from '../testing/index.ts';

proveContract('video-answers', answersCalls, answersExamples);
