import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connection } from '../connection/connection.ts';
import type { TransportName } from '../options/options.ts';
import type { Core } from '../server/core.ts';
import { authenticate, findConnection, findCrowd, findTransportRefusal, refreshUser } from './admission.ts';
import { askElsewhere } from './elsewhere.ts';
import { corsHeaders, judgeOrigin, preflightHeaders } from './cors.ts';
import { findPlace } from './hub-path.ts';
import type { HubRequest } from './hub-request.ts';
import { endPolling, poll } from './long-polling.ts';
import { negotiate } from './negotiate.ts';
import { findSendRefusal, takePost } from './post.ts';
import type { Refusal } from './respond.ts';
import { noCache, refuse, respond } from './respond.ts';
import { openEventStream } from './server-sent-events.ts';
import { stripSecrets } from './strip-secrets.ts';

type Headers = Record<string, string>;
const lingerMs = 1_000;
const purposes = { GET: 'poll', POST: 'send', DELETE: 'end' } as const;

/** Answers one HTTP request of a hub: negotiate, or a transport's request. Never rejects. */
export async function handleRequest(core: Core, req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
  const url = stripSecrets(req.url ?? '/');
  const method = req.method ?? 'GET';
  res.on('finish', () => core.hooks.log?.({ kind: 'request', method, url, status: res.statusCode }));
  try {
    await route(core, req, res, path);
  } catch (error) {
    core.hooks.log?.({ kind: 'fault', where: 'request', error });
    refuse(res, { status: 500, text: 'The request failed.' });
  }
}

async function route(core: Core, req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
  const origin = judgeOrigin(core, req);
  if (origin === 'foreign') {
    refuse(res, { status: 403, text: 'This origin may not use the hub.' });
    return;
  }
  const headers = origin === 'allowed' ? corsHeaders(req) : {};
  const place = findPlace(req.url ?? '/', path);
  // Nothing else is served below a hub; newer servers refresh a connection's token at /refresh, which is kept free for that (A6).
  if (place === null || place === 'nothing') {
    refuse(res, { status: 404, text: 'Not found', headers });
    return;
  }
  if (req.method === 'OPTIONS') {
    respond(res, 204, '', { ...(origin === 'allowed' ? preflightHeaders(core, req) : {}), ...noCache });
    return;
  }
  if (place === 'negotiate') {
    await negotiate(core, req, res, headers);
    return;
  }
  if (req.method !== 'GET' && req.method !== 'POST' && req.method !== 'DELETE') {
    refuse(res, { status: 405, text: 'Method not allowed', headers: { ...headers, allow: 'GET, POST, DELETE, OPTIONS' } });
    return;
  }
  const refusal = await routeTransport(core, req, res, { method: req.method, headers });
  if (refusal !== null) refuse(res, { ...refusal, headers: { ...headers, ...refusal.headers } });
}

export interface TransportCall {
  readonly method: keyof typeof purposes;
  readonly headers: Headers;
}

async function routeTransport(core: Core, req: IncomingMessage, res: ServerResponse, call: TransportCall): Promise<Refusal | null> {
  const admission = await authenticate(core, req, purposes[call.method]);
  if ('refusal' in admission) return admission.refusal;
  const connection = findConnection(core, admission.request, admission.user);
  if ('status' in connection) return connection.status === 404 ? askElsewhere(core, admission, req, res, call) : connection;
  switch (call.method) {
    case 'GET':
      refreshUser(connection, admission.user);
      return openGet(core, connection, res, { request: admission.request, headers: call.headers });
    case 'POST':
      return takeSend(connection, req, res, call.headers);
    case 'DELETE':
      return endPolling(connection, res, call.headers);
    default:
      return call.method satisfies never;
  }
}

function openGet(core: Core, connection: Connection, res: ServerResponse, get: { request: HubRequest; headers: Headers }): Refusal | null {
  const isEvents = (get.request.headers.accept ?? '').toLowerCase().includes('text/event-stream');
  const kind: TransportName = isEvents ? 'ServerSentEvents' : 'LongPolling';
  const refusal = findTransportRefusal(core, connection, kind) ?? findCrowd(core, connection);
  if (refusal !== null) return refusal;
  if (isEvents) {
    if (connection.state !== 'negotiated') return { status: 409, text: 'The connection already has a transport.' };
    openEventStream(connection, res, get.headers);
  } else poll(connection, res, get.headers);
  return null;
}

async function takeSend(connection: Connection, req: IncomingMessage, res: ServerResponse, headers: Headers): Promise<Refusal | null> {
  const refusal = findSendRefusal(connection) ?? (await takePost(connection, req));
  if (refusal !== null) stopListening(req, res);
  if (refusal === null) respond(res, 200, '', { 'content-type': 'text/plain', ...noCache, ...headers });
  return refusal;
}

// Whoever sends too much is not listened to until the end; but an end at once would often take the answer away with it.
function stopListening(req: IncomingMessage, res: ServerResponse): void {
  res.once('finish', () => {
    const timer = setTimeout(() => {
      if (!req.complete) req.destroy();
    }, lingerMs);
    timer.unref();
  });
}
