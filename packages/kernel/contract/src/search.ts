import * as z from 'zod/mini';
import type { defineCall } from './call.ts';
import { atMost, optionalText } from './scalars.ts';

export const searchLimits = {
  words: 80,
  /** Hits of a group beside those of others, and when somebody asks for all of one. */
  few: 5,
  all: 50,
} as const;

const searchHit = z.object({
  /** Where it is opened, below the site root. */
  path: z.string(),
  name: z.string(),
  /** Where it lies, when it is due, what stands around the words. */
  detail: z.string(),
});
export type SearchHit = z.output<typeof searchHit>;

/**
 * What a feature answers to whoever searches the whole product: `defineCall({ ...searching, method: 'POST', … })`. Never GET: what one
 * searches for may be a child's name, and addresses stand in logs.
 */
export const searching = {
  mutates: false,
  input: z.strictObject({ words: optionalText(searchLimits.words), all: z._default(z.boolean(), false) }),
  output: z.object({ hits: z.array(searchHit).check(atMost(searchLimits.all)), more: z.boolean() }),
} as const;

export type SearchCall = ReturnType<typeof defineCall<(typeof searching)['input'], (typeof searching)['output']>>;
