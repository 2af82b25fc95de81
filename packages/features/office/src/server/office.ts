import { officeRefusals } from './refusals.ts';
import { type CallContext, handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import type { OfficeTables } from './tables.ts';

export const { handle } = handlersFor<OfficeTables>();
export const refuse = refuserFor(officeRefusals);
export type Context = CallContext<OfficeTables>;
