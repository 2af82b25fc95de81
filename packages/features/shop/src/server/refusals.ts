import { defineRefusals } from '@pausenplatz/kernel-contract';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { shopTexts } from '../texts.ts';

/** What it refuses, together with what classes refuse for it. */
export const shopRefusals = {
  ...schoolRefusals,
  ...defineRefusals(
    {
      SHOP_NOT_FOUND: { status: 404, messageType: 'warning' },
      SHOP_FULL: { status: 409, messageType: 'warning' },
    },
    shopTexts.refusals,
  ),
} as const;
