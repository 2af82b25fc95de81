import { proveContract } from '@pausenplatz/app-server/testing';
import { schoolReportsCalls } from '../contract/index.ts';
import { schoolReportsExamples } from '../testing/index.ts';

proveContract('school-reports', schoolReportsCalls, schoolReportsExamples);
