import { proveContract } from '@pausenplatz/app-server/testing';
import { gamesCalls } from '../contract/index.ts';
import { gamesExamples } from '../testing/index.ts';

proveContract('games', gamesCalls, gamesExamples);
