import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { adventRefusals } from './refusals.ts';
import type { AdventTables } from './tables.ts';

export const { handle } = handlersFor<AdventTables>();
export const refuse = refuserFor(adventRefusals);
