import { type AnyCall, clientHeader } from '@pausenplatz/kernel-contract';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

/**
 * True when a state-changing call may not come from where it came (trust: T17). A browser's cookies prove a person but not
 * their will, so such a call needs our own header, which no form, image or cross-site fetch can set, and the browser's
 * word that the request comes from our origin. A bearer token is proof enough: no foreign site has it.
 */
export function isForeignSite(call: AnyCall, request: FastifyRequest, origins: readonly string[]): boolean {
  if (!call.mutates) return false;
  if (request.headers.authorization?.startsWith('Bearer ')) return false;
  if (request.headers[clientHeader] === undefined) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return true;
  const { origin } = request.headers;
  return origin !== undefined && !origins.includes(origin);
}

const told = new Set<string>();
const toldAtMost = 20;

/** Says once per origin that our own screens came from elsewhere than the server believes to be: mostly a PUBLIC_URL that is not true. */
export function tellOtherOrigin(log: Logger, request: FastifyRequest, origins: readonly string[]): void {
  const { origin } = request.headers;
  const isOurs = request.headers[clientHeader] !== undefined && request.headers['sec-fetch-site'] !== 'cross-site';
  if (!isOurs || origin === undefined || origins.includes(origin) || told.has(origin) || told.size >= toldAtMost) return;
  told.add(origin);
  log.warn(
    { origin: URL.canParse(origin) ? new URL(origin).origin : 'unreadable', publicUrl: origins[0] },
    'PUBLIC_URL is not where browsers come from',
  );
}
