import { defineHubMessage, scalars, topicKind } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** Whoever may read the entries of a class may listen. */
export const shopTopic = topicKind('shop');

/** The entries of a class changed; who listens reads again what they may see. */
export const shopChanged = defineHubMessage('ShopChanged', z.object({ v: z.literal(1), classId: scalars.id }));
