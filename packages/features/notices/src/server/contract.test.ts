import { proveContract } from '@pausenplatz/app-server/testing';
import { noticesCalls } from '../contract/index.ts';
import { noticesExamples } from '../testing/index.ts';

proveContract('notices', noticesCalls, noticesExamples);
