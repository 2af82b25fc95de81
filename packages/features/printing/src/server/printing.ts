import { type CallContext, handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { printingRefusals } from './refusals.ts';
import type { PrintingTables } from './tables.ts';

export const { handle } = handlersFor<PrintingTables>();
export const refuse = refuserFor(printingRefusals);
export type Context = CallContext<PrintingTables>;
