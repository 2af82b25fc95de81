import { proveContract } from '@pausenplatz/app-server/testing';
import { iconsCalls } from '../contract/index.ts';
import { iconsExamples } from '../testing/index.ts';

proveContract('icons', iconsCalls, iconsExamples);
