import { type CallContext, handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { invitationsRefusals } from './refusals.ts';
import type { InvitationsTables } from './tables.ts';

export const { handle } = handlersFor<InvitationsTables>();
export const refuse = refuserFor(invitationsRefusals);
export type Context = CallContext<InvitationsTables>;
