import { defineRefusals } from '@pausenplatz/kernel-contract';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { joinRefusalTexts } from '../texts.ts';

/** What it refuses, together with what classes and schools refuse for it. */
export const joiningRefusals = {
  ...schoolRefusals,
  ...defineRefusals(
    {
      CONFIRMATION_UNKNOWN: { status: 404, messageType: 'warning' },
      ALREADY_MEMBER: { status: 409, messageType: 'info' },
      JOIN_TOO_OFTEN: { status: 429, messageType: 'warning' },
      REQUEST_NOT_FOUND: { status: 404, messageType: 'warning' },
      SCHOOLS_UNCONFIRMED: { status: 409, messageType: 'info' },
      SCHOOL_SIMILAR: { status: 409, messageType: 'warning' },
      REASON_MISSING: { status: 400, messageType: 'warning' },
    },
    joinRefusalTexts,
  ),
} as const;
