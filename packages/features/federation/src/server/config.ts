import { address, defineConfig } from '@pausenplatz/kernel-server';
import * as z from 'zod/mini';
import { isIssuerAddress } from '../contract/index.ts';
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
  (given) => ({
    clientId: given.ENTRA_CLIENT_ID ?? null,
    authority: new URL(given.ENTRA_AUTHORITY).href.replace(/\/$/, ''),
  }),
);

const listed = (text: string): readonly string[] => text.split(/[\s,]+/).filter(Boolean);
/** Nothing but an origin: who vouches for a machine vouches for all of it. */
const isOrigin = (text: string): boolean => isIssuerAddress(text) && ['', '/'].includes(text.slice(new URL(text).origin.length));

/** Identity providers inside of the operator's own network, or on ports of their own; without them only public ones on 443 are asked. */
export const insideConfig = defineConfig(
  {
    IDENTITY_PROVIDERS_INSIDE: {
      schema: z._default(z.string().check(z.refine((text) => listed(text).every(isOrigin))), ''),
      expected: configTexts.providersInside,
    },
  },
  (given) => ({ origins: listed(given.IDENTITY_PROVIDERS_INSIDE).map((text) => new URL(text).origin) }),
);
