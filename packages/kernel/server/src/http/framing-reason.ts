import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { FramedPath } from '../calls/feature.ts';
import type { RateRule } from '../security/rate-limiter.ts';
import { asSystem } from '../security/wall.ts';
import type { Services } from '../services.ts';
import { findFramed } from './framed-path.ts';

const perAddress: RateRule = { name: 'framing-reason', points: 600, perSeconds: 60, perProcess: true };

/** What a widget is told; the codes of `embed/protocol`. */
type Reason = { readonly type: 'fine' } | { readonly type: 'error'; readonly code: 'NOT_FOUND' | 'FORBIDDEN' };

/**
 * `/einbetten/pruefen?path=…&origin=…`: why a frame stays silent, told to the window around by a page that shows nothing and that every
 * website may frame. It says what anybody can find out: whether a thing is public, and whether a website is on its school's list.
 */
export function registerFramingReason(app: FastifyInstance, services: Services, framed: readonly FramedPath[]): void {
  app.get('/einbetten/pruefen', async (request, reply) => {
    const asked = new URL(request.url, services.origin()).searchParams;
    const isTooOften = (await services.rateLimiter.take(perAddress, request.ip)) > 0;
    const reason = isTooOften ? null : await reasonFor(services, framed, asked.get('path') ?? '', asked.get('origin') ?? '');
    const nonce = randomBytes(18).toString('base64url');
    const message = JSON.stringify({ pausenplatz: 2, ...reason });
    void reply
      .status(isTooOften ? 429 : 200)
      .header(
        'content-security-policy',
        `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors https: http:`,
      )
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex');
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="de-CH"><title>Pausenplatz</title><script nonce="${nonce}">parent.postMessage(${message}, '*')</script></html>`,
      );
  });
}

async function reasonFor(services: Services, framed: readonly FramedPath[], path: string, origin: string): Promise<Reason> {
  const found = findFramed(framed, path);
  if (!found) return { type: 'fine' };
  const origins = await asSystem(() => found.origins(services));
  if (origins === null) return { type: 'error', code: 'NOT_FOUND' };
  const isAllowed = origins.includes('https:') || [services.origin(), ...origins].includes(origin);
  return isAllowed ? { type: 'fine' } : { type: 'error', code: 'FORBIDDEN' };
}
