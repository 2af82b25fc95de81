import { defineHubMessage, topicKind } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** Everybody of a school may listen. */
export const noticesTopic = topicKind('notices');

/** The messages to this school changed; who listens reads what they may see. */
export const noticesChanged = defineHubMessage('SystemMessage', z.object({ v: z.literal(1) }));
