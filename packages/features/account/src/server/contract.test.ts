import { proveContract } from '@pausenplatz/app-server/testing';
import { accountCalls } from '../contract/index.ts';
import { accountExamples } from '../testing/index.ts';

proveContract('account', accountCalls, accountExamples);
