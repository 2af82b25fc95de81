import { proveContract } from '@pausenplatz/app-server/testing';
import { breakoutsCalls } from '../contract/index.ts';
import { breakoutsExamples } from '../testing/index.ts';

proveContract('breakouts', breakoutsCalls, breakoutsExamples);
