import type { IncomingMessage } from 'node:http';
import { addressKey } from '../connection/address-key.ts';
import type { Connection } from '../connection/connection.ts';
import type { HubUser } from '../hub/shape.ts';
import type { TransportName } from '../options/options.ts';
import type { Core } from '../server/core.ts';
import type { HubRequest } from './hub-request.ts';
import { describeRequest, readQuery } from './hub-request.ts';
import type { Refusal } from './respond.ts';

export type Admission = { readonly user: HubUser | null; readonly request: HubRequest } | { readonly refusal: Refusal };

/** Asks the product who is calling. A thrown error refuses the request without details. */
export async function authenticate(core: Core, req: IncomingMessage, purpose: HubRequest['purpose']): Promise<Admission> {
  const request = describeRequest(req, { purpose, query: readQuery(req.url ?? ''), remoteAddress: core.settings.clientAddress(req) });
  try {
    const answer = await core.settings.authenticate(request);
    if (isResponse(answer)) return { refusal: { status: answer.status, text: await readText(answer), headers: textHeaders(answer) } };
    return { user: answer, request };
  } catch (error) {
    core.hooks.log?.({ kind: 'fault', where: 'authenticate', error });
    return { refusal: { status: 500, text: 'Authentication failed.' } };
  }
}

// Not `instanceof`: naming the global Response loads Node's whole fetch implementation, even where nobody uses it.
function isResponse(answer: object | null): answer is Response {
  return Object.prototype.toString.call(answer) === '[object Response]';
}

const texts = new WeakMap<Response, Promise<string>>();

/** A body can be read only once, but the same Response may refuse any number of requests: its text is kept as long as it is. */
function readText(answer: Response): Promise<string> {
  const known = texts.get(answer);
  if (known !== undefined) return known;
  const text = answer.bodyUsed ? Promise.resolve('') : answer.clone().text();
  texts.set(answer, text);
  return text;
}

function textHeaders(answer: Response): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of ['content-type', 'www-authenticate', 'retry-after']) {
    const value = answer.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return headers;
}

/** Whether one more connection fits the limits (A7, N7). */
export function findOverload(core: Core, user: HubUser | null, address: string): Refusal | null {
  const { registry, limits } = core;
  const retry = { 'retry-after': '5' };
  if (core.isStopping) return { status: 503, text: 'The server is stopping.', headers: retry };
  if (registry.unattached >= limits.unattached) return { status: 503, text: 'Too many pending connections.', headers: retry };
  const key = addressKey(address);
  if ((registry.addresses.get(key) ?? 0) >= limits.connectionsPerAddress)
    return { status: 429, text: 'Too many connections.', headers: retry };
  if (user === null) {
    const anonymous = registry.anonymousAddresses.get(key) ?? 0;
    return anonymous >= limits.anonymousPerAddress ? { status: 429, text: 'Too many connections.', headers: retry } : null;
  }
  const own = registry.byUser.get(user.id)?.size ?? 0;
  return own >= limits.connectionsPerUser ? { status: 429, text: 'Too many connections.', headers: retry } : null;
}

/** Finds the connection of `?id=`, and refuses what may not use it (1.2, A3). */
export function findConnection(core: Core, request: HubRequest, user: HubUser | null): Connection | Refusal {
  const token = request.query('id');
  if (token === null || token === '') return { status: 400, text: 'Connection ID required' };
  const connection = core.registry.byToken.get(token);
  if (connection === undefined) return { status: 404, text: 'No Connection with that ID' };
  if (connection.user?.id !== user?.id) return { status: 403, text: 'The connection belongs to another user.' };
  return connection;
}

/** Takes over what a newer token says about the same user (L6). */
export function refreshUser(connection: Connection, user: HubUser | null): void {
  if (user !== null && connection.user !== null) connection.user = user;
}

export function findTransportRefusal(core: Core, connection: Connection | null, kind: TransportName): Refusal | null {
  if (!core.settings.transports.has(kind)) return { status: 404, text: `${kind} transport not supported by this end point type` };
  if (connection !== null && connection.kind !== null && connection.kind !== kind) {
    return { status: 400, text: 'Cannot change transports mid-connection' };
  }
  return null;
}

/** Too many connections that have a transport but no handshake yet (A7). */
export function findCrowd(core: Core, connection: Connection | null): Refusal | null {
  const isNew = connection === null || connection.state === 'negotiated';
  if (!isNew || core.registry.unhandshaken < core.limits.unhandshaken) return null;
  return { status: 503, text: 'Too many pending connections.', headers: { 'retry-after': '5' } };
}
