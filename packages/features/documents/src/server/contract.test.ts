import { proveContract } from '@pausenplatz/app-server/testing';
import { documentsCalls } from '../contract/index.ts';
import { documentsExamples } from '../testing/index.ts';

proveContract('documents', documentsCalls, documentsExamples);
