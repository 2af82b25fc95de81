import { proveContract } from '@pausenplatz/app-server/testing';
import { adventCalls } from '../contract/index.ts';
import { adventExamples } from '../testing/index.ts';

proveContract('advent', adventCalls, adventExamples);
