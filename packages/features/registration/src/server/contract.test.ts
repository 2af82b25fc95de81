import { proveContract } from '@pausenplatz/app-server/testing';
import { registrationCalls } from '../contract/index.ts';
import { registrationExamples } from '../testing/index.ts';

proveContract('registration', registrationCalls, registrationExamples);
