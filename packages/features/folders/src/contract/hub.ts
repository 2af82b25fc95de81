import { defineHubMessage, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/**
 * Something in a folder of a page changed. What everybody of the page sees is told to its members; what one child handed in only to
 * that child and to those who change the page. It says neither what nor by whom; who listens reads again.
 */
export const folderChanged = defineHubMessage('FolderChanged', z.object({ v: z.literal(1), pageId: scalars.id, blockId: scalars.id }));
