import * as z from 'zod/mini';
import { address, defineConfig } from '../config/config-part.ts';
import { operationsTexts as texts } from './texts.ts';

const longest = 400;

/** Who runs this installation, as `/impressum` and the app in Microsoft Teams say it. */
export const imprintConfig = defineConfig(
  {
    IMPRINT: { schema: z.optional(z.string().check(z.minLength(3), z.maxLength(longest))), expected: texts.imprint },
    IMPRINT_EMAIL: { schema: z.optional(z.email()), expected: texts.imprintEmail },
    PRIVACY_URL: { schema: z.optional(address(['https:'])), expected: texts.publicPage },
    TERMS_URL: { schema: z.optional(address(['https:'])), expected: texts.publicPage },
  },
  (given) => ({
    /** Name and address, in lines. */
    operator:
      given.IMPRINT?.split(',')
        .map((line) => line.trim())
        .filter(Boolean)
        .join('\n') ?? null,
    contact: given.IMPRINT_EMAIL ?? null,
    privacyUrl: given.PRIVACY_URL ?? null,
    termsUrl: given.TERMS_URL ?? null,
  }),
);
