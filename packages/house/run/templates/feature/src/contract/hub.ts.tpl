import { defineHubMessage, scalars, topicKind } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** Whoever may read the entries of a class may listen. */
export const {{camel}}Topic = topicKind('{{camel}}');

/** The entries of a class changed; who listens reads again what they may see. */
export const {{camel}}Changed = defineHubMessage('{{pascal}}Changed', z.object({ v: z.literal(1), classId: scalars.id }));
