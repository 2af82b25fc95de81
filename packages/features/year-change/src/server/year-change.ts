import { type CallContext, handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { yearChangeRefusals } from './refusals.ts';
import type { YearChangeTables } from './tables.ts';

export const { handle } = handlersFor<YearChangeTables>();
export const refuse = refuserFor(yearChangeRefusals);
export type Context = CallContext<YearChangeTables>;
