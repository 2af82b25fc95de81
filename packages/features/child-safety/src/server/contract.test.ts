import { proveContract } from '@pausenplatz/app-server/testing';
import { childSafetyCalls } from '../contract/index.ts';
import { childSafetyExamples } from '../testing/index.ts';

proveContract('child-safety', childSafetyCalls, childSafetyExamples);
