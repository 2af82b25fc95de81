import { defineHubMessage, scalars, topicKind } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** What concerns a whole school; its teachers and admins may listen. */
export const schoolTopic = topicKind('school');

/** The number of open join requests changed; goes to the school's admins, one by one. */
export const joinRequestsChanged = defineHubMessage(
  'JoinRequestsChanged',
  z.object({ v: z.literal(1), schoolId: scalars.id, open: z.int().check(z.nonnegative()) }),
);

/** A class was made, renamed, archived, deleted or fetched back, or its members changed; listeners read again. */
export const schoolClassChanged = defineHubMessage(
  'SchoolClassChanged',
  z.object({ v: z.literal(1), id: scalars.id, schoolId: scalars.id, archived: z.boolean(), deleted: z.boolean() }),
);
