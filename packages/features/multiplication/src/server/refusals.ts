import { defineRefusals } from '@pausenplatz/kernel-contract';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { multiplicationTexts } from '../texts.ts';

/** What it refuses, together with what classes refuse for it. */
export const multiplicationRefusals = {
  ...schoolRefusals,
  ...defineRefusals(
    {
      MULTIPLICATION_NOT_FOUND: { status: 404, messageType: 'warning' },
      MULTIPLICATION_FULL: { status: 409, messageType: 'warning' },
    },
    multiplicationTexts.refusals,
  ),
} as const;
