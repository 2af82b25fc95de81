import { defineRefusals } from '@pausenplatz/kernel-contract';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { vocabularyTexts } from '../texts.ts';

/** What it refuses, together with what classes refuse for it. */
export const vocabularyRefusals = {
  ...schoolRefusals,
  ...defineRefusals(
    {
      VOCABULARY_NOT_FOUND: { status: 404, messageType: 'warning' },
      VOCABULARY_PORTION_NOT_FOUND: { status: 404, messageType: 'warning' },
      VOCABULARY_ITEM_NOT_FOUND: { status: 404, messageType: 'warning' },
      VOCABULARY_FORBIDDEN: { status: 403, messageType: 'warning' },
      VOCABULARY_FULL: { status: 409, messageType: 'warning' },
      VOCABULARY_PORTIONS_FULL: { status: 409, messageType: 'warning' },
      VOCABULARY_PORTION_KEPT: { status: 409, messageType: 'warning' },
      VOCABULARY_PUPILS_UNKNOWN: { status: 409, messageType: 'warning' },
      VOCABULARY_CLASSES_TOO_MANY: { status: 409, messageType: 'warning' },
      VOCABULARIES_TOO_MANY: { status: 409, messageType: 'warning' },
    },
    vocabularyTexts.refusals,
  ),
} as const;
