import { type CallContext, handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { joiningRefusals } from './refusals.ts';
import type { JoiningTables } from './tables.ts';

export const { handle } = handlersFor<JoiningTables>();
export const refuse = refuserFor(joiningRefusals);
export type Context = CallContext<JoiningTables>;
