import { proveContract } from '@pausenplatz/app-server/testing';
import { aiCalls } from '../contract/index.ts';
import { aiExamples } from '../testing/index.ts';

proveContract('ai', aiCalls, aiExamples, { AI_PRACTICE: 'true' });
