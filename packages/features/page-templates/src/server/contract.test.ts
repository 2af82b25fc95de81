import { proveContract } from '@pausenplatz/app-server/testing';
import { pageTemplatesCalls } from '../contract/index.ts';
import { pageTemplatesExamples } from '../testing/index.ts';

proveContract('page-templates', pageTemplatesCalls, pageTemplatesExamples);
