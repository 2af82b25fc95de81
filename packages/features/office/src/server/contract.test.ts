import { proveContract } from '@pausenplatz/app-server/testing';
import { officeCalls } from '../contract/index.ts';
import { officeExamples } from '../testing/index.ts';

proveContract('office', officeCalls, officeExamples);
