import * as z from 'zod/mini';
import { actors, anyone } from './access.ts';
import { defineCall } from './call.ts';
import * as scalars from './scalars.ts';

export const getInstallation = defineCall({
  summary: 'Who runs this installation and where their terms stand, as the operator has set it; null is not set.',
  method: 'GET',
  path: 'installation',
  access: anyone,
  actors: actors(200),
  mutates: false,
  personal: false,
  allowedWithInitialPassword: true,
  input: scalars.nothing,
  output: z.object({
    /** Name and address, in lines. */
    operator: z.nullable(z.string()),
    /** An address for mails. */
    contact: z.nullable(z.string()),
    privacyUrl: z.nullable(z.string()),
    termsUrl: z.nullable(z.string()),
  }),
});
