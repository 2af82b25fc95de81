import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { padsRefusals } from './refusals.ts';
import type { PadsTables } from './tables.ts';

export const { handle } = handlersFor<PadsTables>();
export const refuse = refuserFor(padsRefusals);
