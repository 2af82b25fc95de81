import { proveContract } from '@pausenplatz/app-server/testing';
import { vocabularyCalls } from '../contract/index.ts';
import { vocabularyExamples } from '../testing/index.ts';

proveContract('vocabulary', vocabularyCalls, vocabularyExamples);
