import { randomBytes } from 'node:crypto';
import { asSystem, ownTables, type RateRule, type Services } from '@pausenplatz/kernel-server';
import type { FastifyInstance } from 'fastify';
import type { PagesTables } from '../tables.ts';
import { framingOf } from './framing.ts';

const perAddress: RateRule = { name: 'framing-reason', points: 600, perSeconds: 60, perProcess: true };

/** What a widget is told; the codes of `embed/protocol`. */
type Reason = { readonly type: 'fine' } | { readonly type: 'error'; readonly code: 'NOT_FOUND' | 'FORBIDDEN' };

/**
 * `/einbetten/pruefen?path=…&origin=…`: why a frame stays silent, told to the window around by a page that shows nothing and that every
 * website may frame. It says what anybody can find out: whether a page is public, and whether a website is on its school's list.
 */
export function registerReasonRoute(app: FastifyInstance, services: Services): void {
  app.get('/einbetten/pruefen', async (request, reply) => {
    const asked = new URL(request.url, services.origin()).searchParams;
    const isTooOften = (await services.rateLimiter.take(perAddress, request.ip)) > 0;
    const reason = isTooOften ? null : await reasonFor(services, asked.get('path') ?? '', asked.get('origin') ?? '');
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

async function reasonFor(services: Services, path: string, origin: string): Promise<Reason> {
  const url = /^\/einbetten\/seite\/([\w%-]{1,240})$/.exec(path)?.[1];
  if (url === undefined) return { type: 'fine' };
  const { page, origins } = await asSystem(() => framingOf(ownTables<PagesTables>(services.db), decoded(url)));
  if (!page) return { type: 'error', code: 'NOT_FOUND' };
  return [services.origin(), ...origins].includes(origin) ? { type: 'fine' } : { type: 'error', code: 'FORBIDDEN' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
