import { type AnyCall, clientHeader } from '@pausenplatz/kernel-contract';
import type { FastifyRequest } from 'fastify';

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
