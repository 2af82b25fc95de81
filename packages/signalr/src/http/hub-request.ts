import type { IncomingMessage } from 'node:http';

/** A request as `authenticate` and `negotiate` see it. */
export interface HubRequest {
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** The bearer token, or `?access_token=` where a browser cannot set headers (A1). Accepted on hub paths only. */
  readonly accessToken: string | null;
  readonly remoteAddress: string;
  readonly origin: string | null;
  readonly purpose: 'negotiate' | 'connect' | 'send' | 'poll' | 'end';
  query(name: string): string | null;
  cookie(name: string): string | null;
  readonly raw: IncomingMessage;
}

/** Query keys are case-insensitive (N2). Returns the first value of each. */
export function readQuery(url: string): ReadonlyMap<string, string> {
  const query = new Map<string, string>();
  const start = url.indexOf('?');
  if (start < 0) return query;
  for (const [key, value] of new URLSearchParams(url.slice(start + 1))) {
    const name = key.toLowerCase();
    if (!query.has(name)) query.set(name, value);
  }
  return query;
}

export function readPath(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

interface RequestFacts {
  readonly purpose: HubRequest['purpose'];
  readonly query: ReadonlyMap<string, string>;
  readonly remoteAddress: string;
}

export function describeRequest(raw: IncomingMessage, facts: RequestFacts): HubRequest {
  const authorization = raw.headers.authorization ?? '';
  const bearer = /^bearer +(\S+) *$/i.exec(authorization)?.[1] ?? null;
  return {
    method: raw.method ?? 'GET',
    path: readPath(raw.url ?? '/'),
    headers: raw.headers,
    accessToken: bearer ?? facts.query.get('access_token') ?? null,
    remoteAddress: facts.remoteAddress,
    origin: raw.headers.origin ?? null,
    purpose: facts.purpose,
    query: (name) => facts.query.get(name.toLowerCase()) ?? null,
    cookie: (name) => readCookie(raw.headers.cookie ?? '', name),
    raw,
  };
}

function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    const value = pair
      .slice(at + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1');
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }
  return null;
}
