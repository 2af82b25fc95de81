import type { ServerFeature } from '@pausenplatz/kernel-server';
import { demoInvitations } from './demo/demo-invitations.ts';
import { invitationsLog } from '../texts.log.ts';
import { acceptInvitationHandler, lookAtInvitationHandler } from './handlers.ts';
import { leadIntoClasses } from './migrations/2026-11-30-invitations-lead.ts';
import { sweepInvitations } from './sweep.ts';
import { invitationsRefusals } from './refusals.ts';
import { invitationsSteps } from './steps.ts';

export { boundInvitation, inviteTeacher, openInvitations, withdrawInvitation } from './invite.ts';
export { invitationsRefusals } from './refusals.ts';
export type { InvitationsTables } from './tables.ts';

/** Invitations to a school, by a mail with a secret. Its table was made by the accounts. */
export const invitationsServer: ServerFeature = {
  name: 'invitations',
  log: invitationsLog,
  demo: demoInvitations,
  migrations: [leadIntoClasses],
  refusals: invitationsRefusals,
  handlers: [acceptInvitationHandler, lookAtInvitationHandler],
  jobs: [sweepInvitations],
  steps: invitationsSteps,
};
