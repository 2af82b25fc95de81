import { defineRefusals } from '@pausenplatz/kernel-contract';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { aiTexts } from '../texts.ts';

/** What the AI services refuse, together with what schools refuse for them. */
export const aiRefusals = {
  ...schoolRefusals,
  ...defineRefusals(
    {
      AI_CHAT_NOT_FOUND: { status: 404, messageType: 'warning' },
      AI_NOT_OFFERED: { status: 409, messageType: 'warning' },
      AI_CLOSED: { status: 403, messageType: 'info' },
      AI_CREDIT_LOW: { status: 409, messageType: 'warning' },
      AI_LIMIT_CHILD: { status: 409, messageType: 'warning' },
      AI_LIMIT_CLASS: { status: 409, messageType: 'warning' },
      AI_LIMIT_OWN: { status: 409, messageType: 'warning' },
      AI_LIMIT_DAY: { status: 409, messageType: 'warning' },
      AI_ASKED_TWICE: { status: 409, messageType: 'warning' },
      AI_CHAT_FULL: { status: 409, messageType: 'warning' },
      AI_TOO_LONG: { status: 409, messageType: 'warning' },
      AI_DOWN: { status: 502, messageType: 'warning' },
      AI_TIME_OUT: { status: 504, messageType: 'warning' },
      AI_CUT: { status: 502, messageType: 'warning' },
      AI_BUSY: { status: 503, messageType: 'warning' },
      AI_REFUSED: { status: 409, messageType: 'warning' },
      AI_NOT_AVAILABLE: { status: 503, messageType: 'warning' },
      AI_COLLEAGUE_NOT_FOUND: { status: 404, messageType: 'warning' },
      AI_ALERT_NOT_FOUND: { status: 404, messageType: 'warning' },
      AI_PROMPT_NOT_FOUND: { status: 404, messageType: 'warning' },
      AI_PROMPT_NOT_YOURS: { status: 403, messageType: 'warning' },
      AI_PROMPT_NEEDS_SCHOOL: { status: 409, messageType: 'warning' },
      AI_PROMPTS_FULL: { status: 409, messageType: 'warning' },
      AI_PROMPTS_TRASH_FULL: { status: 409, messageType: 'warning' },
      AI_SCHOOL_PROMPTS_FULL: { status: 409, messageType: 'warning' },
      AI_FAVORITES_FULL: { status: 409, messageType: 'warning' },
    },
    aiTexts.refusals,
  ),
} as const;
