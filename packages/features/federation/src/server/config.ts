import { address, defineConfig } from '@pausenplatz/kernel-server';
import * as z from 'zod/mini';
import { configTexts } from '../texts.config.ts';

/** Sign-in by Microsoft's tokens in Teams; without a client id there is none. */
export const entraConfig = defineConfig(
  {
    ENTRA_CLIENT_ID: { schema: z.optional(z.guid()), expected: configTexts.entraClientId },
    ENTRA_AUTHORITY: {
      schema: z._default(address(['http:', 'https:']), 'https://login.microsoftonline.com'),
      expected: configTexts.entraAuthority,
    },
  },
  (given) => ({ clientId: given.ENTRA_CLIENT_ID ?? null, authority: new URL(given.ENTRA_AUTHORITY).href.replace(/\/$/, '') }),
);
