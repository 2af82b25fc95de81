import { defineHubMessage, scalars, topicKind } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** Whoever belongs to a class may listen. */
export const flashcardsTopic = topicKind('flashcards');

/** The boxes of a class changed; who listens reads again what they may see. */
export const flashcardsChanged = defineHubMessage('FlashcardsChanged', z.object({ v: z.literal(1), classId: scalars.id }));
