import { address, defineConfig, isLoopback } from '@pausenplatz/kernel-server';
import * as z from 'zod/mini';
import { configTexts } from '../texts.config.ts';

/** The operator's newsletter service, which is told who wants it; null: there is no newsletter. */
export const newsletterConfig = defineConfig(
  {
    NEWSLETTER_URL: {
      schema: z.optional(address(['https:', 'http:'])),
      expected: configTexts.newsletterUrl,
    },
  },
  ({ NEWSLETTER_URL: url }, problems): { readonly url: string | null } => {
    // People's addresses travel there.
    if (url !== undefined && new URL(url).protocol === 'http:' && !isLoopback(new URL(url).hostname))
      problems.push(configTexts.newsletterHttps);
    return { url: url ?? null };
  },
);

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
