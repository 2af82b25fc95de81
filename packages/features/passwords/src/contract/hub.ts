import { defineHubMessage, scalars, topicKind } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** Whoever belongs to a class may listen. */
export const passwordsTopic = topicKind('passwords');

/** The accounts of a class changed: it says neither which nor how; who listens reads again what they may see. */
export const passwordsChanged = defineHubMessage('PasswordsChanged', z.object({ v: z.literal(1), classId: scalars.id }));
