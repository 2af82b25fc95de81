import { defineRefusals } from '@pausenplatz/kernel-contract';
import { breakoutsTexts } from '../texts.ts';

/** What breakouts refuse. */
export const breakoutsRefusals = defineRefusals(
  {
    BREAKOUT_NOT_FOUND: { status: 404, messageType: 'warning' },
    BREAKOUT_FORBIDDEN: { status: 403, messageType: 'warning' },
    BREAKOUT_LOCK_NOT_FOUND: { status: 404, messageType: 'warning' },
    BREAKOUT_FULL: { status: 409, messageType: 'warning' },
    BREAKOUT_FILE_WRONG: { status: 400, messageType: 'warning' },
    BREAKOUT_PICTURE_MISSING: { status: 400, messageType: 'warning' },
    BREAKOUT_EMPTY: { status: 409, messageType: 'warning' },
    BREAKOUT_ENDED: { status: 409, messageType: 'warning' },
    BREAKOUT_NAME_TAKEN: { status: 409, messageType: 'warning' },
    BREAKOUT_TOO_MANY: { status: 409, messageType: 'warning' },
    BREAKOUT_CODE_WRONG: { status: 409, messageType: 'warning' },
    BREAKOUT_TEAM_GONE: { status: 404, messageType: 'warning' },
    BREAKOUT_NOT_PLAYING: { status: 409, messageType: 'warning' },
    BREAKOUT_LOCK_PASSED: { status: 409, messageType: 'warning' },
    BREAKOUT_WAIT: { status: 409, messageType: 'warning' },
    BREAKOUT_NO_HINT: { status: 409, messageType: 'warning' },
  },
  breakoutsTexts.refusals,
);
