import { FetchRefused, personOf, type RateRule, refuse as refuseAny, type SafeFetch } from '@pausenplatz/kernel-server';
import { checkEmbedding, type EmbeddingFinding } from '../../contract/index.ts';
import { judgeWebsite, type SeenWebsite } from '../../rules/judge-embedding.ts';
import { handle } from '../pages.ts';
import { readPage } from '../queries/read-page.ts';
import { provePage, refuse } from '../scope.ts';
import { embedOriginsOf, isOpenToAll } from './framing.ts';

const perPerson: RateRule = { name: 'embedding-check', points: 30, perSeconds: 600 };

/** Of a website; the code of a page stands between words and pictures, not behind a megabyte of them. */
const websiteBytes = 1_000_000;

/** What a browser says of itself: many websites send everybody else away. */
const headers = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml',
  'accept-language': 'de-CH,de;q=0.9',
};

export const checkEmbeddingHandler = handle(checkEmbedding, async (context, { id, address }) => {
  const scope = await provePage(context, id, { permission: 2 });
  const seconds = await context.rateLimiter.take(perPerson, personOf(context).userId);
  if (seconds > 0) return refuseAny('TOO_MANY_REQUESTS', { details: { seconds } });
  const website = websiteOf(address);
  if (!website) return refuse('SITE_ADDRESS_WRONG');
  const page = await readPage(context.db, { id: scope.pageId });
  if (!page) return refuse('PAGE_NOT_FOUND');
  const origins = await embedOriginsOf(context.db, scope.schoolIds);
  const seen = await look(context.safeFetch, website.href);
  const findings: EmbeddingFinding[] = [
    isOpenToAll(page) ? 'PAGE_PUBLIC' : 'PAGE_NOT_PUBLIC',
    website.protocol === 'http:' ? 'SITE_INSECURE' : origins.includes(website.origin) ? 'SITE_ALLOWED' : 'SITE_NOT_ALLOWED',
    ...(seen ? judgeWebsite(seen, { pageUrl: page.url, origin: context.origin() }) : ['SITE_UNREACHED' as const]),
  ];
  return { site: website.origin, findings };
});

/** The address as people type it, with or without `https://`. */
function websiteOf(address: string): URL | null {
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  return url && url.hostname.includes('.') && url.username === '' ? url : null;
}

async function look(safeFetch: SafeFetch, url: string): Promise<SeenWebsite | null> {
  try {
    const { status, body, policy } = await safeFetch(url, { headers, maxBytes: websiteBytes, isCut: true });
    return status < 400 ? { html: body.toString('utf8'), policies: policy === '' ? [] : [policy] } : null;
  } catch (error) {
    if (error instanceof FetchRefused) return null;
    throw error;
  }
}
