import { proveContract } from '@pausenplatz/app-server/testing';
import { beamCalls } from '../contract/index.ts';
import { beamExamples } from '../testing/index.ts';

proveContract('beam', beamCalls, beamExamples);
