import { type CallContext, handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { registrationRefusals } from './refusals.ts';
import type { RegistrationTables } from './tables.ts';

export const { handle } = handlersFor<RegistrationTables>();
export const refuse = refuserFor(registrationRefusals);
export type Context = CallContext<RegistrationTables>;
