import type { IncomingMessage } from 'node:http';
import type { Core } from '../server/core.ts';

const methods = 'GET, POST, DELETE, OPTIONS';
const allowedHeaders = 'authorization, content-type, x-requested-with, x-signalr-user-agent';

/** What a request's Origin means here: none or our own, a listed foreign one, or a page that may not use the hub (A4). */
export function judgeOrigin(core: Core, req: IncomingMessage): 'own' | 'allowed' | 'foreign' {
  const { origin, host } = req.headers;
  if (origin === undefined) return 'own';
  if (host !== undefined && (origin === `https://${host}` || origin === `http://${host}`)) return 'own';
  return core.settings.origins(origin) ? 'allowed' : 'foreign';
}

/** The client sends its cookies by default, so the origin is named and credentials are allowed. */
export function corsHeaders(req: IncomingMessage): Record<string, string> {
  return { 'access-control-allow-origin': req.headers.origin ?? '', 'access-control-allow-credentials': 'true', vary: 'Origin' };
}

export function preflightHeaders(req: IncomingMessage): Record<string, string> {
  return {
    ...corsHeaders(req),
    'access-control-allow-methods': methods,
    'access-control-allow-headers': allowedHeaders,
    'access-control-max-age': '600',
  };
}
