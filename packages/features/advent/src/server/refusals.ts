import { defineRefusals } from '@pausenplatz/kernel-contract';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { adventRefusalTexts } from '../texts.refusals.ts';

/** What it refuses, together with what classes refuse for it. */
export const adventRefusals = {
  ...schoolRefusals,
  ...defineRefusals(
    {
      ADVENT_NOT_FOUND: { status: 404, messageType: 'warning' },
      ADVENT_FORBIDDEN: { status: 403, messageType: 'permission' },
      ADVENT_WEBSITE: { status: 403, messageType: 'permission' },
      ADVENT_TOO_MANY: { status: 409, messageType: 'warning' },
      ADVENT_DOOR_CLOSED: { status: 409, messageType: 'info' },
      ADVENT_DOOR_MISSING: { status: 409, messageType: 'warning' },
      ADVENT_DOOR_EMPTY: { status: 409, messageType: 'warning' },
      ADVENT_DOOR_NOT_YOURS: { status: 403, messageType: 'permission' },
      ADVENT_DOOR_RELEASED: { status: 409, messageType: 'info' },
      ADVENT_PUPIL_ELSEWHERE: { status: 400, messageType: 'warning' },
      ADVENT_NO_CLASS: { status: 409, messageType: 'warning' },
      ADVENT_BLOCK_WRONG: { status: 400, messageType: 'warning' },
      FILE_NOT_FOUND: { status: 404, messageType: 'warning' },
    },
    adventRefusalTexts,
  ),
} as const;
