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
