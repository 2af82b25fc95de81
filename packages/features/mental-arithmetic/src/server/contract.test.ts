import { proveContract } from '@pausenplatz/app-server/testing';
import { mentalArithmeticCalls } from '../contract/index.ts';
import { mentalArithmeticExamples } from '../testing/index.ts';

proveContract('mental-arithmetic', mentalArithmeticCalls, mentalArithmeticExamples);
