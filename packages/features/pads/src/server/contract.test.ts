import { proveContract } from '@pausenplatz/app-server/testing';
import { padsCalls } from '../contract/index.ts';
import { padsExamples } from '../testing/index.ts';

proveContract('pads', padsCalls, padsExamples);
