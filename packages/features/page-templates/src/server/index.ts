import type { ServerFeature } from '@pausenplatz/kernel-server';
import { pageTemplate } from '../contract/shapes.ts';
import { pageTemplatesLog } from '../texts.log.ts';
import { demoPageTemplates } from './demo/demo-page-templates.ts';
import { findingHandlers } from './handlers/finding.ts';
import { makingHandlers } from './handlers/making.ts';
import { createPageTemplates } from './migrations/2026-12-07-page-templates-create.ts';
import { pageTemplatesRefusals } from './refusals.ts';
import { pageTemplatesSteps } from './steps.ts';
import { purgeTemplates } from './purge.ts';

export type { PageTemplatesTables } from './tables.ts';

export const pageTemplatesServer: ServerFeature = {
  name: 'page-templates',
  migrations: [createPageTemplates],
  schemas: { pageTemplate },
  refusals: pageTemplatesRefusals,
  log: pageTemplatesLog,
  handlers: [...findingHandlers, ...makingHandlers],
  jobs: [purgeTemplates],
  steps: pageTemplatesSteps,
  demo: demoPageTemplates,
};
