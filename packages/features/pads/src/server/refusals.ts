import { defineRefusals } from '@pausenplatz/kernel-contract';
import { padsTexts } from '../texts.ts';

/** What pads refuse. */
export const padsRefusals = defineRefusals(
  {
    PAD_NOT_FOUND: { status: 404, messageType: 'warning' },
    PAD_FORBIDDEN: { status: 403, messageType: 'warning' },
    PAD_CLOSED: { status: 409, messageType: 'warning' },
    PAD_FULL: { status: 409, messageType: 'warning' },
    PAD_AUTHORS_FULL: { status: 409, messageType: 'warning' },
    PAD_CHANGE_WRONG: { status: 400, messageType: 'warning' },
    PAD_BASE_GONE: { status: 409, messageType: 'warning' },
    PAD_VERSION_NOT_FOUND: { status: 404, messageType: 'warning' },
  },
  padsTexts.refusals,
);
