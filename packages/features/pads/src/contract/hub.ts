import { defineHubMessage, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** To readers of a page, or to those who belong to it: one of its pads changed. It says neither what nor by whom; who listens reads again. */
export const padChanged = defineHubMessage('PadChanged', z.object({ v: z.literal(1), pageId: scalars.id, blockId: scalars.id }));
