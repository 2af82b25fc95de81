import { defineRefusals } from '@pausenplatz/kernel-contract';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { progressTexts } from '../texts.ts';

/** What it refuses, together with what classes refuse for it. */
export const progressRefusals = {
  ...schoolRefusals,
  ...defineRefusals({ PROGRESS_NOT_FOUND: { status: 404, messageType: 'warning' } }, progressTexts.refusals),
} as const;
