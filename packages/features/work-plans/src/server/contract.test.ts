import { proveContract } from '@pausenplatz/app-server/testing';
import { workPlansCalls } from '../contract/index.ts';
import { workPlansExamples } from '../testing/index.ts';

proveContract('work-plans', workPlansCalls, workPlansExamples);
