import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { breakoutsRefusals } from './refusals.ts';
import type { BreakoutsTables } from './tables.ts';

export const { handle } = handlersFor<BreakoutsTables>();
export const refuse = refuserFor(breakoutsRefusals);
