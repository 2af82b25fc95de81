import { actors, anyone, defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

export const countVisit = defineCall({
  summary: 'Count the opening of a page; nothing about the visitor is stored, the browser itself says whether it is its first today.',
  method: 'POST',
  path: 'administration/visits/count',
  access: anyone,
  actors: actors(200, { initialPassword: 403 }),
  mutates: true,
  framed: true,
  input: z.strictObject({ path: z.string().check(z.regex(/^\/seite\/[a-z0-9-]{1,80}$/)), isFirstToday: z.boolean() }),
  output: scalars.done,
});
