import { defineRefusals } from '@pausenplatz/kernel-contract';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { flashcardTexts } from '../texts.ts';

/** What it refuses, together with what classes and files refuse for it. */
export const flashcardsRefusals = {
  ...schoolRefusals,
  ...defineRefusals(
    {
      FILE_NOT_FOUND: { status: 404, messageType: 'warning' },
      FLASHCARD_SET_NOT_FOUND: { status: 404, messageType: 'warning' },
      FLASHCARD_NOT_FOUND: { status: 404, messageType: 'warning' },
      FLASHCARD_BOX_NOT_FOUND: { status: 404, messageType: 'warning' },
      FLASHCARD_BOX_FORBIDDEN: { status: 403, messageType: 'warning' },
      FLASHCARD_SETS_TOO_MANY: { status: 409, messageType: 'warning' },
      FLASHCARDS_TOO_MANY: { status: 409, messageType: 'warning' },
      FLASHCARD_BOXES_TOO_MANY: { status: 409, messageType: 'warning' },
      FLASHCARD_PUPILS_UNKNOWN: { status: 409, messageType: 'warning' },
      FLASHCARD_PUBLIC_BY_TEACHERS: { status: 403, messageType: 'warning' },
    },
    flashcardTexts.refusals,
  ),
} as const;
