import { defineHubMessage } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** To the author: one of their templates was changed, liked, or withdrawn. */
export const pageTemplatesChanged = defineHubMessage('PageTemplatesChanged', z.object({ v: z.literal(1) }));
