import { accountRefusals } from '@pausenplatz/account/server';
import { defineRefusals } from '@pausenplatz/kernel-contract';
import { profileRefusalTexts } from '../texts.ts';

/** What it refuses, together with what accounts refuse for it. */
export const profileRefusals = {
  ...accountRefusals,
  ...defineRefusals(
    {
      SESSION_NOT_FOUND: { status: 404, messageType: 'info' },
      PICTURE_NOT_FOUND: { status: 404, messageType: 'warning' },
      LAST_ADMIN_STAYS: { status: 409, messageType: 'warning' },
    },
    profileRefusalTexts,
  ),
} as const;
