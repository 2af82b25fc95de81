import type { IncomingMessage } from 'node:http';
import type { Core } from '../server/core.ts';

const methods = 'GET, POST, DELETE, OPTIONS';
// What the official client sends.
const clientHeaders = ['authorization', 'content-type', 'x-requested-with', 'x-signalr-user-agent'];
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

/** The value of Access-Control-Allow-Headers. Throws on what is no header's name, and on `*`, which would not mean "all" beside credentials. */
export function listAllowedHeaders(more: readonly string[]): string {
  for (const name of more) if (name === '*' || !headerName.test(name)) throw new Error(`'${name}' is not the name of a header.`);
  return [...new Set([...clientHeaders, ...more.map((name) => name.toLowerCase())])].join(', ');
}

/** What a request's Origin means here: none or our own, a listed foreign one, or a page that may not use the hub (A4). */
export function judgeOrigin(core: Core, req: IncomingMessage): 'own' | 'allowed' | 'foreign' {
  const { origin, host } = req.headers;
  if (origin === undefined) return 'own';
  const { ownOrigin, origins } = core.settings;
  if (ownOrigin ? ownOrigin(origin) : host !== undefined && [`https://${host}`, `http://${host}`].includes(origin)) return 'own';
  if (origins(origin)) return 'allowed';
  core.hooks.log?.({ kind: 'foreign-origin', origin });
  return 'foreign';
}

/** The client sends its cookies by default, so the origin is named and credentials are allowed. */
export function corsHeaders(req: IncomingMessage): Record<string, string> {
  return { 'access-control-allow-origin': req.headers.origin ?? '', 'access-control-allow-credentials': 'true', vary: 'Origin' };
}

export function preflightHeaders(core: Core, req: IncomingMessage): Record<string, string> {
  return {
    ...corsHeaders(req),
    'access-control-allow-methods': methods,
    'access-control-allow-headers': core.settings.allowedHeaders,
    'access-control-max-age': '600',
  };
}
