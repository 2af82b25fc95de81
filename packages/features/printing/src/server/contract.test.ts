import { proveContract } from '@pausenplatz/app-server/testing';
import { printingCalls } from '../contract/index.ts';
import { printingExamples } from '../testing/index.ts';

proveContract('printing', printingCalls, printingExamples);
