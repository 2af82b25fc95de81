import { defineRefusals } from '@pausenplatz/kernel-contract';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { chatTexts } from '../texts.ts';

/** What chats refuse, together with what classes and schools refuse for them. */
export const chatRefusals = {
  ...schoolRefusals,
  ...defineRefusals(
    {
      CHAT_NOT_FOUND: { status: 404, messageType: 'warning' },
      CHAT_MESSAGE_NOT_FOUND: { status: 404, messageType: 'warning' },
      CHAT_REPORT_NOT_FOUND: { status: 404, messageType: 'warning' },
      CHAT_PLACE_NOT_FOUND: { status: 404, messageType: 'warning' },
      CHAT_PLACE_FORBIDDEN: { status: 403, messageType: 'warning' },
      CHAT_PERSON_WRONG: { status: 400, messageType: 'warning' },
      CHAT_NEEDS_ADULT: { status: 403, messageType: 'warning' },
      CHAT_CHILDREN_CLOSED: { status: 403, messageType: 'warning' },
      CHAT_TOO_MANY: { status: 409, messageType: 'warning' },
      CHAT_FORBIDDEN: { status: 403, messageType: 'warning' },
      CHAT_NO_ADULT: { status: 403, messageType: 'warning' },
      CHAT_CLOSED: { status: 409, messageType: 'warning' },
      CHAT_ADMIN_WRONG: { status: 400, messageType: 'warning' },
      CHAT_EMPTY: { status: 400, messageType: 'warning' },
      CHAT_NO_EMOJI: { status: 403, messageType: 'warning' },
      CHAT_NO_IMAGES: { status: 403, messageType: 'warning' },
      CHAT_NO_DOCUMENTS: { status: 403, messageType: 'warning' },
      CHAT_NO_GIF: { status: 403, messageType: 'warning' },
      CHAT_FLOOD: { status: 429, messageType: 'warning' },
      CHAT_REPORT_FLOOD: { status: 429, messageType: 'warning' },
      CHAT_NOT_YOURS: { status: 403, messageType: 'warning' },
      CHAT_TOO_LATE: { status: 409, messageType: 'warning' },
      CHAT_OWN_MESSAGE: { status: 400, messageType: 'warning' },
      CHAT_REPORTED: { status: 409, messageType: 'warning' },
      FILE_NOT_FOUND: { status: 404, messageType: 'warning' },
    },
    chatTexts.refusals,
  ),
} as const;
