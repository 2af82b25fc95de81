import { type CallContext, handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { federationRefusals } from './refusals.ts';
import type { FederationTables } from './tables.ts';

export const { handle } = handlersFor<FederationTables>();
export const refuse = refuserFor(federationRefusals);
export type Context = CallContext<FederationTables>;
