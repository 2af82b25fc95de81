import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { flashcardsRefusals } from './refusals.ts';
import type { FlashcardsTables } from './tables.ts';

export const { handle } = handlersFor<FlashcardsTables>();
export const refuse = refuserFor(flashcardsRefusals);
