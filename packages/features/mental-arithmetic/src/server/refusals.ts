import { defineRefusals } from '@pausenplatz/kernel-contract';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { refusalTexts } from '../texts.ts';

/** What it refuses, together with what classes refuse for it. */
export const mentalArithmeticRefusals = {
  ...schoolRefusals,
  ...defineRefusals(
    {
      MENTAL_ARITHMETIC_RUN_NOT_FOUND: { status: 404, messageType: 'warning' },
      MENTAL_ARITHMETIC_NOT_DRAWN: { status: 400, messageType: 'warning' },
      MENTAL_ARITHMETIC_TIME_WRONG: { status: 400, messageType: 'warning' },
    },
    refusalTexts,
  ),
} as const;
