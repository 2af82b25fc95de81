import { proveContract } from '@pausenplatz/app-server/testing';
import { pagesCalls } from '../contract/index.ts';
import { pagesExamples } from '../testing/index.ts';

proveContract('pages', pagesCalls, pagesExamples);
