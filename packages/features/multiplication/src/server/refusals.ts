import { defineRefusals } from '@pausenplatz/kernel-contract';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { refusalTexts } from '../texts.ts';

/** What it refuses, together with what classes refuse for it. */
export const multiplicationRefusals = {
  ...schoolRefusals,
  ...defineRefusals(
    {
      MULTIPLICATION_LEVEL_MISSING: { status: 400, messageType: 'warning' },
      MULTIPLICATION_SERIES_CLOSED: { status: 409, messageType: 'warning' },
      MULTIPLICATION_LEVEL_CLOSED: { status: 409, messageType: 'warning' },
      MULTIPLICATION_NOTHING_MASTERED: { status: 409, messageType: 'info' },
      MULTIPLICATION_EXAM_CLOSED: { status: 409, messageType: 'info' },
      MULTIPLICATION_EXAM_TOMORROW: { status: 409, messageType: 'info' },
      MULTIPLICATION_RUN_NOT_FOUND: { status: 404, messageType: 'warning' },
      MULTIPLICATION_NOT_DRAWN: { status: 400, messageType: 'warning' },
      MULTIPLICATION_TIME_WRONG: { status: 400, messageType: 'warning' },
      MULTIPLICATION_PUPIL_NOT_FOUND: { status: 404, messageType: 'warning' },
    },
    refusalTexts,
  ),
} as const;
