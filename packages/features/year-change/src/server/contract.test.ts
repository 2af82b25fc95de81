import { proveContract } from '@pausenplatz/app-server/testing';
import { yearChangeCalls } from '../contract/index.ts';
import { yearChangeExamples } from '../testing/index.ts';

proveContract('year-change', yearChangeCalls, yearChangeExamples);
