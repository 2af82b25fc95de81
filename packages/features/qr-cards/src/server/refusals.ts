import { accountRefusals } from '@pausenplatz/account/server';
import { defineRefusals } from '@pausenplatz/kernel-contract';
import { qrRefusalTexts } from '../texts.ts';

/** What it refuses, together with what accounts refuse for it. */
export const qrCardsRefusals = {
  ...accountRefusals,
  ...defineRefusals(
    {
      QR_CARD_NONE: { status: 409, messageType: 'info' },
      QR_CARD_ENDED: { status: 401, messageType: 'warning' },
      PICTURE_PIN_WRONG: { status: 401, messageType: 'warning' },
    },
    qrRefusalTexts,
  ),
} as const;
