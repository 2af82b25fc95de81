import { defineRefusals } from '@pausenplatz/kernel-contract';
import { accountRefusals } from '@pausenplatz/account/server';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { reportRefusalTexts } from '../texts.ts';

/** What it refuses, together with what classes and schools refuse for it. */
export const schoolReportsRefusals = {
  ...schoolRefusals,
  EXPORT_NEEDS_PASSWORD: accountRefusals.EXPORT_NEEDS_PASSWORD,
  ...defineRefusals(
    {
      LINKS_BUSY: { status: 409, messageType: 'info' },
      LINKS_ENOUGH: { status: 429, messageType: 'warning' },
      EXPORT_NOT_FOUND: { status: 404, messageType: 'warning' },
    },
    reportRefusalTexts,
  ),
} as const;
