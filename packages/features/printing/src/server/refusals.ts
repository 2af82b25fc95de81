import { accountRefusals } from '@pausenplatz/account/server';
import { defineRefusals } from '@pausenplatz/kernel-contract';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { paperRefusalTexts } from '../texts.ts';

/** What it refuses, together with what classes and schools refuse for it. */
export const printingRefusals = {
  ...schoolRefusals,
  TOO_MANY_ATTEMPTS: accountRefusals.TOO_MANY_ATTEMPTS,
  ...defineRefusals(
    {
      LETTER_PLACEHOLDER: { status: 400, messageType: 'warning' },
      NOTHING_TO_PRINT: { status: 409, messageType: 'info' },
    },
    paperRefusalTexts,
  ),
} as const;
