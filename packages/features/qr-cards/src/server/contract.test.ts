import { proveContract } from '@pausenplatz/app-server/testing';
import { qrCardsCalls } from '../contract/index.ts';
import { qrCardsExamples } from '../testing/index.ts';

proveContract('qr-cards', qrCardsCalls, qrCardsExamples);
