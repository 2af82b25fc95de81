import type { FileKind } from '@pausenplatz/documents/contract';
import type { ServerFeature } from '@pausenplatz/kernel-server';
import { planBlocks } from '../contract/blocks.ts';
import * as schemas from '../contract/shapes.ts';
import { workPlansLog } from '../texts.log.ts';
import { demoWorkPlans } from './demo/demo-work-plans.ts';
import { workPlansHandlers } from './handlers.ts';
import { createWorkPlans } from './migrations/2026-11-30-work-plans-create.ts';
import { wallWorkPlans } from './migrations/2026-11-30-work-plans-wall.ts';
import { workPlansRefusals } from './refusals.ts';
import { purgeWorkPlans, workPlansSteps } from './steps.ts';
import { workPlansTopics } from './topics.ts';

export type { WorkPlansTables } from './tables.ts';

export const workPlansServer: ServerFeature = {
  name: 'work-plans',
  migrations: [createWorkPlans, wallWorkPlans],
  blocks: planBlocks,
  schemas,
  refusals: workPlansRefusals,
  log: workPlansLog,
  uploads: ['attachment'] satisfies readonly FileKind[],
  handlers: workPlansHandlers,
  topics: workPlansTopics,
  jobs: [purgeWorkPlans],
  steps: workPlansSteps,
  demo: demoWorkPlans,
};
