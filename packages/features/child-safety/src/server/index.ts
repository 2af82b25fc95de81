import type { ServerFeature } from '@pausenplatz/kernel-server';
import * as schemas from '../contract/contacts.ts';
import { childSafetyLog } from '../texts.log.ts';
import { demoChildSafety } from './demo/demo-child-safety.ts';
import { childSafetyHandlers } from './handlers.ts';
import { createChildSafety } from './migrations/2026-12-15-child-safety-create.ts';
import { childSafetyRefusals } from './refusals.ts';
import { childSafetySteps } from './steps.ts';

export type { ChildSafetyTables } from './tables.ts';

export const childSafetyServer: ServerFeature = {
  name: 'child-safety',
  migrations: [createChildSafety],
  schemas,
  refusals: childSafetyRefusals,
  log: childSafetyLog,
  handlers: childSafetyHandlers,
  steps: childSafetySteps,
  demo: demoChildSafety,
};
