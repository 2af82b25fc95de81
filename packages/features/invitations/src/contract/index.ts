import { acceptInvitation, lookAtInvitation } from './invitations.ts';

export * from './invitations.ts';

export const invitationsCalls = {
  lookAtInvitation,
  acceptInvitation,
} as const;
