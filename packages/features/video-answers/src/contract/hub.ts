import { defineHubMessage, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/**
 * Something about the answers to a question of a page changed. What the class hears is told to the members of the page; what is between
 * a child and who keeps the page only to those two. It says neither what nor by whom; who listens reads again.
 */
export const answersChanged = defineHubMessage('AnswersChanged', z.object({ v: z.literal(1), pageId: scalars.id, blockId: scalars.id }));
