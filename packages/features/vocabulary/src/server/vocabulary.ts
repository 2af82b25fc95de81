import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { vocabularyRefusals } from './refusals.ts';
import type { VocabularyTables } from './tables.ts';

export const { handle } = handlersFor<VocabularyTables>();
export const refuse = refuserFor(vocabularyRefusals);
