import { accountRefusals } from '@pausenplatz/account/server';
import { defineRefusals } from '@pausenplatz/kernel-contract';
import { invitationRefusalTexts } from '../texts.ts';

/** What it refuses, together with what accounts refuse for it. */
export const invitationsRefusals = {
  ...accountRefusals,
  ...defineRefusals(
    {
      INVITATIONS_USED_UP: { status: 403, messageType: 'info' },
      INVITATION_ENDED: { status: 404, messageType: 'warning' },
      INVITATION_OTHER_ACCOUNT: { status: 409, messageType: 'warning' },
      INVITATION_SIGN_IN: { status: 409, messageType: 'info' },
    },
    invitationRefusalTexts,
  ),
} as const;
