import { proveContract } from '@pausenplatz/app-server/testing';
import { profileCalls } from '../contract/index.ts';
import { profileExamples } from '../testing/index.ts';

proveContract('profile', profileCalls, profileExamples);
