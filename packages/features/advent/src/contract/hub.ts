import { defineHubMessage, scalars, topicKind } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** Whoever may look at a calendar may listen to it, visitors too where it is public. */
export const adventTopic = topicKind('advent');

/** Something of a calendar changed; who listens reads again what they may see. It says neither what nor by whom. */
export const adventChanged = defineHubMessage('AdventChanged', z.object({ v: z.literal(1), id: scalars.id }));

/** To a teacher or a child: the own list of calendars, or of doors, changed. */
export const adventListChanged = defineHubMessage('AdventListChanged', z.object({ v: z.literal(1) }));
