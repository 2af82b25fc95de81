import { proveContract } from '@pausenplatz/app-server/testing';
import { federationCalls } from '../contract/index.ts';
import { federationExamples } from '../testing/index.ts';

proveContract('federation', federationCalls, federationExamples);
