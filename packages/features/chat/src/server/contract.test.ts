import { proveContract } from '@pausenplatz/app-server/testing';
import { chatCalls } from '../contract/index.ts';
import { chatExamples } from '../testing/index.ts';

proveContract('chat', chatCalls, chatExamples);
