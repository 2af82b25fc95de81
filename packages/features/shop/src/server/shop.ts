import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { shopRefusals } from './refusals.ts';
import type { ShopTables } from './tables.ts';

export const { handle } = handlersFor<ShopTables>();
export const refuse = refuserFor(shopRefusals);
