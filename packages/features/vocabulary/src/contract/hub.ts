import { defineHubMessage, scalars, topicKind } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** Whoever belongs to a class may listen. */
export const vocabularyTopic = topicKind('vocabulary');

/** The lists of a class changed; who listens reads again what they may see. */
export const vocabularyChanged = defineHubMessage('VocabularyChanged', z.object({ v: z.literal(1), classId: scalars.id }));
