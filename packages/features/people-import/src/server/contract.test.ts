import { proveContract } from '@pausenplatz/app-server/testing';
import { peopleImportCalls } from '../contract/index.ts';
import { peopleImportExamples } from '../testing/index.ts';

proveContract('people-import', peopleImportCalls, peopleImportExamples);
