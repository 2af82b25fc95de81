import { defineHubMessage, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** To those who belong to a page: something of one of its boards changed. It says neither what nor by whom; who listens reads again. */
export const boardChanged = defineHubMessage('BoardChanged', z.object({ v: z.literal(1), pageId: scalars.id, blockId: scalars.id }));
