import { brand } from '@pausenplatz/kernel-contract';
import type { FastifyInstance } from 'fastify';
import type { FramedLink, FramedPath } from '../calls/feature.ts';
import type { RateRule } from '../security/rate-limiter.ts';
import { asSystem } from '../security/wall.ts';
import type { Services } from '../services.ts';
import { refuse } from '../refusal.ts';
import { prefixOf } from './framed-path.ts';

const perAddress: RateRule = { name: 'oembed', points: 600, perSeconds: 60, perProcess: true };

/** Pixels where the website names none. */
const usualWidth = 800;

/** `/oembed?url=…` (oembed.com, section 2): how an editor such as WordPress's makes a frame of a pasted link. Public things only, JSON only. */
export function registerOembed(app: FastifyInstance, services: Services, framed: readonly FramedPath[]): void {
  app.get('/oembed', async (request, reply) => {
    const seconds = await services.rateLimiter.take(perAddress, request.ip);
    if (seconds > 0) return refuse('TOO_MANY_REQUESTS', { details: { seconds } });
    const asked = new URL(request.url, services.origin()).searchParams;
    void reply.header('x-robots-tag', 'noindex');
    if ((asked.get('format') ?? 'json') !== 'json') return reply.status(501).send({ error: 'Only format=json is known.' });
    const link = await linkedBy(services, framed, asked.get('url') ?? '');
    if (!link) return refuse('NOT_FOUND');
    const width = within(asked.get('maxwidth'), usualWidth);
    const height = within(asked.get('maxheight'), link.height);
    void reply.header('cache-control', 'public, max-age=300').header('access-control-allow-origin', '*');
    return reply.type('application/json; charset=utf-8').send({
      version: '1.0',
      type: 'rich',
      title: link.title,
      provider_name: brand.name,
      provider_url: services.origin(),
      cache_age: 3_600,
      width,
      height,
      html: `<iframe src="${services.origin()}${link.framePath}?widget=none" title="${escaped(link.title)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
    });
  });
}

/** What a link of ours leads to, where it may stand in a frame. */
async function linkedBy(services: Services, framed: readonly FramedPath[], link: string): Promise<FramedLink | null> {
  const url = link !== '' && URL.canParse(link, services.origin()) ? new URL(link, services.origin()) : null;
  if (url?.origin !== services.origin()) return null;
  for (const { linked } of framed) {
    const prefix = linked && prefixOf(linked);
    const parameter = prefix !== undefined && url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : '';
    if (linked && /^[\w-]{1,80}$/.test(parameter)) return asSystem(() => linked.read(services, parameter));
  }
  return null;
}

function within(maximum: string | null, otherwise: number): number {
  const pixels = Number(maximum);
  return Number.isInteger(pixels) && pixels > 0 ? Math.min(pixels, otherwise) : otherwise;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
