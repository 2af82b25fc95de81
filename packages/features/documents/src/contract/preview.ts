import { actors, anyone, defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { shownFile } from './shown-file.ts';

export const previewFile = defineCall({
  summary: 'Name, type and size of a file, for whoever was given its signed address, until that address ends.',
  method: 'GET',
  path: 'documents/preview',
  access: anyone,
  actors: actors(200, { initialPassword: 403 }),
  mutates: false,
  framed: true,
  limitsItself: true,
  input: z.strictObject({
    id: scalars.id,
    /** Last day and seal, as they stand in the address. */
    d: z.string().check(z.regex(/^\d{1,6}$/)),
    s: z.string().check(z.minLength(1), scalars.atMost(200)),
  }),
  output: shownFile,
});
