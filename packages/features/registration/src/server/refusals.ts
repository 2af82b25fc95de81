import { accountRefusals } from '@pausenplatz/account/server';
import { defineRefusals } from '@pausenplatz/kernel-contract';
import { registrationRefusalTexts } from '../texts.ts';

/** What it refuses, together with what accounts refuse for it. */
export const registrationRefusals = {
  ...accountRefusals,
  ...defineRefusals(
    {
      EMAIL_UNCHANGED: { status: 400, messageType: 'info' },
      NOTHING_TO_CONFIRM: { status: 409, messageType: 'info' },
      MAIL_LINK_ENDED: { status: 404, messageType: 'warning' },
    },
    registrationRefusalTexts,
  ),
} as const;
