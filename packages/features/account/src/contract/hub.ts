import { defineHubMessage } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** To all connections of a session that ended: logout elsewhere, password change, a re-used refresh token. */
export const sessionEnded = defineHubMessage(
  'SessionEnded',
  z.object({ v: z.literal(1), reason: z.enum(['logout', 'reuse', 'password', 'revoked']) }),
);

/** To all connections of a person whose name, picture, class or settings changed: who they are is asked again. */
export const profileChanged = defineHubMessage('ProfileChanged', z.object({ v: z.literal(1) }));
