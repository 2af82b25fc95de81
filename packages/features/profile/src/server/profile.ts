import { type CallContext, handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { profileRefusals } from './refusals.ts';
import type { ProfileTables } from './tables.ts';

export const { handle } = handlersFor<ProfileTables>();
export const refuse = refuserFor(profileRefusals);
export type Context = CallContext<ProfileTables>;
