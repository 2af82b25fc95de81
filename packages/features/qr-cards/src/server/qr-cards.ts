import { type CallContext, handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { qrCardsRefusals } from './refusals.ts';
import type { QrCardsTables } from './tables.ts';

export const { handle } = handlersFor<QrCardsTables>();
export const refuse = refuserFor(qrCardsRefusals);
export type Context = CallContext<QrCardsTables>;
