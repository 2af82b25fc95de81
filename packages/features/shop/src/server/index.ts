import type { ServerFeature } from '@pausenplatz/kernel-server';
import * as schemas from '../contract/entries.ts';
import { shopLog } from '../texts.log.ts';
import { demoShop } from './demo/demo-shop.ts';
import { shopHandlers } from './handlers.ts';
import { createShop } from './migrations/2026-12-23-shop-create.ts';
import { shopRefusals } from './refusals.ts';
import { shopSteps } from './steps.ts';
import { shopTopics } from './topics.ts';

export type { ShopTables } from './tables.ts';

export const shopServer: ServerFeature = {
  name: 'shop',
  migrations: [createShop],
  schemas,
  refusals: shopRefusals,
  log: shopLog,
  handlers: shopHandlers,
  topics: shopTopics,
  steps: shopSteps,
  demo: demoShop,
};
