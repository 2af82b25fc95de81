import type { ServerFeature } from '@pausenplatz/kernel-server';
import * as addressSchemas from '../contract/address.ts';
import * as approvalSchemas from '../contract/approval.ts';
import * as orderSchemas from '../contract/orders.ts';
import * as productSchemas from '../contract/products.ts';
import { shopLog } from '../texts.log.ts';
import { shopConfig } from './config.ts';
import { declineForgotten } from './decline-forgotten.ts';
import { demoShop } from './demo/demo-shop.ts';
import { approvalJob } from './approval-mail.ts';
import { approvalHandlers } from './handlers/approval.ts';
import { checkoutHandlers } from './handlers/checkout.ts';
import { orderHandlers } from './handlers/orders.ts';
import { placeOrderHandlers } from './handlers/place-order.ts';
import { productHandlers } from './handlers/products.ts';
import { confirmationJob } from './mails.ts';
import { approveOrders } from './migrations/2027-01-04-shop-approval.ts';
import { creditOrders } from './migrations/2027-01-05-shop-credit-note.ts';
import { createShop } from './migrations/2026-12-24-shop-create.ts';
import { shopCommand } from './operator/shop-command.ts';
import { shopRefusals } from './refusals.ts';
import { shopSteps } from './steps.ts';
import { sweepOrders } from './sweep.ts';

export type { ShopTables } from './tables.ts';

/** What schools may buy, and what they ordered. */
export const shopServer: ServerFeature = {
  name: 'shop',
  config: [shopConfig],
  migrations: [createShop, approveOrders, creditOrders],
  schemas: { ...addressSchemas, ...approvalSchemas, ...orderSchemas, ...productSchemas },
  refusals: shopRefusals,
  log: shopLog,
  handlers: [...productHandlers, ...checkoutHandlers, ...placeOrderHandlers, ...orderHandlers, ...approvalHandlers],
  jobs: [confirmationJob, approvalJob, sweepOrders, declineForgotten],
  commands: [shopCommand],
  steps: shopSteps,
  demo: demoShop,
};
