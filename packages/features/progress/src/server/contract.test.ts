import { proveContract } from '@pausenplatz/app-server/testing';
import { progressCalls } from '../contract/index.ts';
import { progressExamples } from '../testing/index.ts';

proveContract('progress', progressCalls, progressExamples);
