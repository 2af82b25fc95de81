import { actors, anyone, defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { pageLimits } from './limits.ts';

/** The secret of a shared link, and behind a point the proof that its password was known. */
export const linkSecret = z.string().check(scalars.atMost(100));

/** Easy to say and to type; it stands beside a link that nobody can guess. */
export const linkPassword = z.string().check(z.trim(), z.minLength(4), scalars.atMost(pageLimits.linkPasswordMaximum));

export const openLink = defineCall({
  summary: 'Prove the password of a shared link; answers the link with its proof, which reading the page takes until the password changes.',
  method: 'POST',
  path: 'pages/sharing/link/open',
  access: anyone,
  actors: actors(404, { linkHolder: 200, initialPassword: 403 }),
  mutates: false,
  input: z.strictObject({
    url: z.string().check(scalars.atMost(120)),
    link: linkSecret,
    password: z.string().check(scalars.atMost(pageLimits.linkPasswordMaximum)),
  }),
  output: z.object({ link: z.string() }),
  refusals: ['LINK_PASSWORD_WRONG', 'PAGE_NOT_FOUND'],
});
