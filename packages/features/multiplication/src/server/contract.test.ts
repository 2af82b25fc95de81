import { proveContract } from '@pausenplatz/app-server/testing';
import { multiplicationCalls } from '../contract/index.ts';
import { multiplicationExamples } from '../testing/index.ts';

proveContract('multiplication', multiplicationCalls, multiplicationExamples);
