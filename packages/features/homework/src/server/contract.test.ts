import { proveContract } from '@pausenplatz/app-server/testing';
import { homeworkCalls } from '../contract/index.ts';
import { homeworkExamples } from '../testing/index.ts';

proveContract('homework', homeworkCalls, homeworkExamples);
