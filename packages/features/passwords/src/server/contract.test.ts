import { proveContract } from '@pausenplatz/app-server/testing';
import { passwordsCalls } from '../contract/index.ts';
import { passwordsExamples } from '../testing/index.ts';

proveContract('passwords', passwordsCalls, passwordsExamples);
