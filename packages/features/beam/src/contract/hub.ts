import { defineHubMessage, scalars, topicKind } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** The pupils and teachers of a class may listen. */
export const beamTopic = topicKind('beam');

/** The class goes somewhere; `target` is what its teacher chose. */
export const beamed = defineHubMessage(
  'Beam',
  z.object({ v: z.literal(1), id: scalars.id, classId: scalars.id, target: z.string(), fromName: z.string() }),
);

/** The own codes changed: one was opened, or ended. */
export const beamsChanged = defineHubMessage('BeamsChanged', z.object({ v: z.literal(1) }));
