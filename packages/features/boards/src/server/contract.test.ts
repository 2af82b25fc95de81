import { proveContract } from '@pausenplatz/app-server/testing';
import { boardsCalls } from '../contract/index.ts';
import { boardsExamples } from '../testing/index.ts';

proveContract('boards', boardsCalls, boardsExamples);
