import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { pageLimits } from './limits.ts';

const linkedPage = z.object({
  /** As it was asked for: the id of the page, or the last part of its address. */
  address: z.string(),
  id: scalars.id,
  name: z.string(),
  url: z.string(),
  /** Empty for who may not learn whose page it is. */
  groupName: z.string(),
});
export type LinkedPage = z.output<typeof linkedPage>;

export const findLinkedPages = defineCall({
  summary: 'The pages that links lead to, by id or by address; those that are gone or closed to the caller are left out.',
  // Never GET: a page is often called after a child, and addresses stand in logs.
  method: 'POST',
  path: 'pages/links/find',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: z.strictObject({ addresses: z.array(z.string().check(scalars.atMost(120))).check(scalars.atMost(pageLimits.linksToFind)) }),
  output: z.object({ pages: z.array(linkedPage) }),
});
