import { defineHubMessage, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** To the teacher who asked: the school answered; their client asks again who they are. */
export const joinRequestAnswered = defineHubMessage(
  'JoinRequestAnswered',
  z.object({ v: z.literal(1), id: scalars.id, schoolId: scalars.id, accepted: z.boolean() }),
);
