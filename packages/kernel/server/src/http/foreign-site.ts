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

/** By log, so that two servers in one process each tell; a few are enough to see what is wrong. */
const told = new WeakMap<Logger, Set<string>>();
const toldAtMost = 20;

function tellOnce(log: Logger, origin: string, publicUrl: string | undefined, words: string): void {
  const before = told.get(log) ?? new Set();
  told.set(log, before);
  const readable = URL.canParse(origin) ? new URL(origin).origin : 'unreadable';
  const key = `${words} ${readable}`;
  if (before.has(key) || before.size >= toldAtMost) return;
  before.add(key);
  log.warn({ origin: readable, publicUrl }, words);
}

/** Says once per origin that our own screens came from elsewhere than the server believes to be: mostly a PUBLIC_URL that is not true. */
export function tellOtherOrigin(log: Logger, request: FastifyRequest, origins: readonly string[]): void {
  const { origin } = request.headers;
  const isOurs = request.headers[clientHeader] !== undefined && request.headers['sec-fetch-site'] !== 'cross-site';
  if (!isOurs || origin === undefined || origins.includes(origin)) return;
  tellOnce(log, origin, origins[0], 'PUBLIC_URL is not where browsers come from');
}

/** Says once per origin that the hub did not let it in: a foreign website, or a PUBLIC_URL that is not true. */
export const tellHubOrigin = (log: Logger, origin: string, origins: readonly string[]): void =>
  tellOnce(log, origin, origins[0], 'the hub refused an origin that is not PUBLIC_URL');
