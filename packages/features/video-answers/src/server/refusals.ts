import { defineRefusals } from '@pausenplatz/kernel-contract';
import { answersTexts } from '../texts.ts';

/** What questions refuse. */
export const answersRefusals = defineRefusals(
  {
    QUESTION_NOT_FOUND: { status: 404, messageType: 'warning' },
    QUESTION_OVER: { status: 409, messageType: 'warning' },
    ANSWER_NOT_FOUND: { status: 404, messageType: 'warning' },
    ANSWER_FORBIDDEN: { status: 403, messageType: 'permission' },
    ANSWER_KIND_WRONG: { status: 415, messageType: 'warning' },
    ANSWER_TOO_LONG: { status: 413, messageType: 'warning' },
    ANSWER_THERE: { status: 409, messageType: 'warning' },
    ANSWER_NOT_FOR_CLASS: { status: 409, messageType: 'warning' },
    FILE_NOT_FOUND: { status: 404, messageType: 'warning' },
  },
  answersTexts.refusals,
);
