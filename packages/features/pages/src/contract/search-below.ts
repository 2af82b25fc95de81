import { actors, anyone, defineCall, scalars, searchLimits } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

export const findBelow = defineCall({
  summary:
    'Pages below one, down to the last, that hold all of these words and that the caller may read; none below a page that there is not.',
  // Never GET: what one searches for may be a child's name.
  method: 'POST',
  path: 'pages/search/below',
  access: anyone,
  // What the caller may not read is not among the answers; so nothing is told of the page itself.
  actors: actors(200, { initialPassword: 403 }),
  mutates: false,
  framed: true,
  limitsItself: true,
  input: z.strictObject({ pageId: scalars.id, words: scalars.text(searchLimits.words) }),
  output: z.object({
    pages: z
      .array(
        z.object({
          id: scalars.id,
          name: z.string(),
          url: z.string(),
          /** What stands around the words; empty where the title says it. */
          passage: z.string(),
        }),
      )
      .check(scalars.atMost(searchLimits.all)),
    more: z.boolean(),
  }),
});
