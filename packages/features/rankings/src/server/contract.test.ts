import { proveContract } from '@pausenplatz/app-server/testing';
import { rankingsCalls } from '../contract/index.ts';
import { rankingsExamples } from '../testing/index.ts';

proveContract('rankings', rankingsCalls, rankingsExamples);
