import { brand } from '@pausenplatz/kernel-contract';
import { asSystem, ownTables, type RateRule, refuse, type Services } from '@pausenplatz/kernel-server';
import type { FastifyInstance } from 'fastify';
import { frameSnippet } from '../../rules/embed-snippets.ts';
import type { PagesTables } from '../tables.ts';
import { framingOf } from './framing.ts';

const perAddress: RateRule = { name: 'oembed', points: 600, perSeconds: 60, perProcess: true };

/** Pixels where the website names none. */
const usual = { width: 800, height: 620 } as const;

/** `/oembed?url=…` (oembed.com, section 2): how an editor such as WordPress's makes a frame of a pasted link. Public pages only, JSON only. */
export function registerOembedRoute(app: FastifyInstance, services: Services): void {
  app.get('/oembed', async (request, reply) => {
    const seconds = await services.rateLimiter.take(perAddress, request.ip);
    if (seconds > 0) return refuse('TOO_MANY_REQUESTS', { details: { seconds } });
    const asked = new URL(request.url, services.origin()).searchParams;
    void reply.header('x-robots-tag', 'noindex');
    if ((asked.get('format') ?? 'json') !== 'json') return reply.status(501).send({ error: 'Only format=json is known.' });
    const url = pageIn(asked.get('url') ?? '', services.origin());
    const { page } = url === null ? { page: null } : await asSystem(() => framingOf(ownTables<PagesTables>(services.db), url));
    if (!page) return refuse('NOT_FOUND');
    const width = within(asked.get('maxwidth'), usual.width);
    const height = within(asked.get('maxheight'), usual.height);
    void reply.header('cache-control', 'public, max-age=300').header('access-control-allow-origin', '*');
    return reply.type('application/json; charset=utf-8').send({
      version: '1.0',
      type: 'rich',
      title: page.title,
      provider_name: brand.name,
      provider_url: services.origin(),
      cache_age: 3_600,
      width,
      height,
      html: frameSnippet({ origin: services.origin(), url: page.url, title: page.title, width, height }),
    });
  });
}

/** Address of the page that a link of ours leads to. */
function pageIn(link: string, origin: string): string | null {
  const url = link !== '' && URL.canParse(link, origin) ? new URL(link, origin) : null;
  return url?.origin === origin ? (/^\/seite\/([a-z0-9-]{1,80})$/.exec(url.pathname)?.[1] ?? null) : null;
}

function within(maximum: string | null, otherwise: number): number {
  const pixels = Number(maximum);
  return Number.isInteger(pixels) && pixels > 0 ? Math.min(pixels, otherwise) : otherwise;
}
