import { proveContract } from '@pausenplatz/app-server/testing';
import { joiningCalls } from '../contract/index.ts';
import { joiningExamples } from '../testing/index.ts';

proveContract('joining', joiningCalls, joiningExamples);
