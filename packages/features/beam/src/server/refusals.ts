import { defineRefusals } from '@pausenplatz/kernel-contract';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { beamTexts } from '../texts.ts';

/** What it refuses, together with what classes refuse for it. */
export const beamRefusals = {
  ...schoolRefusals,
  ...defineRefusals(
    {
      BEAM_NOT_FOUND: { status: 404, messageType: 'warning' },
      BEAM_CODE_WRONG: { status: 404, messageType: 'info' },
      BEAM_TARGET_WRONG: { status: 400, messageType: 'warning' },
      BEAM_TOO_MANY: { status: 409, messageType: 'warning' },
    },
    beamTexts.refusals,
  ),
} as const;
