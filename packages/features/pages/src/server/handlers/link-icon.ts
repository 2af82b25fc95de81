import { keepPicture } from '@pausenplatz/documents/server';
import { FetchRefused, personOf, type RateRule, refuse as refuseAny, type SafeFetch } from '@pausenplatz/kernel-server';
import { findLinkIcon } from '../../contract/index.ts';
import { pngInIco } from '../../rules/png-in-ico.ts';
import { signsOfWebsite } from '../../rules/signs-of-website.ts';
import { handle } from '../pages.ts';
import { provePage } from '../scope.ts';

const perPerson: RateRule = { name: 'link-icon', points: 120, perSeconds: 600 };
/** Signs are named in its head. */
const pageBytes = 300_000;
const signBytes = 500_000;

export const findLinkIconHandler = handle(findLinkIcon, async (context, { pageId, url }) => {
  await provePage(context, pageId, { permission: 2 });
  const seconds = await context.rateLimiter.take(perPerson, personOf(context).userId);
  if (seconds > 0) return refuseAny('TOO_MANY_REQUESTS', { details: { seconds } });
  const page = await fetched(context.safeFetch, url, { maxBytes: pageBytes, isCut: true });
  // What does not answer at all is not asked again for its sign.
  if (!page) return { picture: null };
  for (const sign of signsOfWebsite(page.body.toString('utf8'), page.url)) {
    const found = await fetched(context.safeFetch, sign, { maxBytes: signBytes });
    const content = found && Buffer.from(pngInIco(found.body) ?? found.body);
    const picture = content && (await keepPicture(context, { name: new URL(page.url).hostname, content }));
    if (picture) return { picture };
  }
  return { picture: null };
});

/** What stands at an address, and where it stood in the end; null when it does not answer well. */
async function fetched(safeFetch: SafeFetch, url: string, size: { readonly maxBytes: number; readonly isCut?: boolean }) {
  try {
    const answer = await safeFetch(url, { ...size, timeoutMs: 4_000 });
    return answer.status === 200 ? answer : null;
  } catch (error) {
    if (error instanceof FetchRefused) return null;
    throw error;
  }
}
