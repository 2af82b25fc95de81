import { proveContract } from '@pausenplatz/app-server/testing';
import { shopCalls } from '../contract/index.ts';
import { shopExamples } from '../testing/index.ts';
import { creditorSettings } from '../testing/settings.ts';

proveContract('shop', shopCalls, shopExamples, creditorSettings);
