import type { IncomingMessage, ServerResponse } from 'node:http';
import { nodeOf } from '../backplane/envelope-text.ts';
import type { RemoteAnswer, RemoteRequest } from '../backplane/backplane.ts';
import type { HubUser } from '../hub/shape.ts';
import type { Core } from '../server/core.ts';
import { findCrowd, findTransportRefusal } from './admission.ts';
import type { TransportCall } from './handle-request.ts';
import type { HubRequest } from './hub-request.ts';
import { endPolling, poll } from './long-polling.ts';
import { findSendRefusal, takeBody } from './post.ts';
import { provenToken } from './roaming-token.ts';
import { type Answering, noCache, type Refusal, respond } from './respond.ts';

/*
 * Where a balancer gives each request to any process, the requests of long polling come to processes that do not hold their connection.
 * The token, which all processes can read, names the one that does: it is asked over the backplane, and its answer passed on.
 */

const gone: Refusal = { status: 404, text: 'No Connection with that ID' };
/** Longer bodies do not travel between processes. */
const mostBytes = 65_536;
/** Sooner than a command between processes is given up, and than a client that left would be missed. */
const holdMs = 20_000;

interface Admitted {
  readonly user: HubUser | null;
  readonly request: HubRequest;
}

/** Passes a request on to the process that holds its connection; null: it was answered. */
export async function askElsewhere(
  core: Core,
  { user, request }: Admitted,
  req: IncomingMessage,
  res: ServerResponse,
  { method, headers }: TransportCall,
): Promise<Refusal | null> {
  const { sharedSecret } = core.settings;
  const token = request.query('id') ?? '';
  const node = nodeOf((sharedSecret === null ? null : provenToken(sharedSecret, token, user))?.id ?? '');
  if (node === '' || node === core.nodeId) return gone;
  // An event stream cannot travel; refused, its client goes on to polling.
  if (method === 'GET' && (request.headers.accept ?? '').toLowerCase().includes('text/event-stream')) return gone;
  const body = method === 'POST' ? await smallBody(req) : null;
  if (body !== null && 'status' in body) return body;
  const answer = await core
    .forward(node, { method, token, userId: user?.id ?? null, body: body?.toString('base64') ?? '' })
    .catch((error: unknown) => {
      core.hooks.log?.({ kind: 'fault', where: 'forward', error });
      return null;
    });
  if (answer === null) return gone;
  respond(res, answer.status, Buffer.from(answer.body, 'base64'), { ...answer.headers, ...headers });
  return null;
}

async function smallBody(req: IncomingMessage): Promise<Buffer | Refusal> {
  const tooLarge: Refusal = { status: 413, text: 'The body is too large.' };
  if (Number(req.headers['content-length'] ?? 0) > mostBytes) return tooLarge;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) return tooLarge;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Answers what came to another process, as if it had come here. */
export async function answerForOther(core: Core, { method, token, userId, body }: RemoteRequest): Promise<RemoteAnswer> {
  const answer = new TravellingAnswer();
  const connection = core.registry.byToken.get(token);
  if (connection === undefined || (connection.user?.id ?? null) !== userId) return answer.refused(gone);
  if (method === 'POST') {
    const refusal = findSendRefusal(connection) ?? (await takeBody(connection, Buffer.from(body, 'base64')));
    if (refusal !== null) return answer.refused(refusal);
    respond(answer, 200, '', { 'content-type': 'text/plain', ...noCache });
  } else if (method === 'DELETE') {
    const refusal = endPolling(connection, answer, {});
    if (refusal !== null) return answer.refused(refusal);
  } else {
    const refusal = findTransportRefusal(core, connection, 'LongPolling') ?? findCrowd(core, connection);
    if (refusal !== null) return answer.refused(refusal);
    poll(connection, answer, {});
  }
  return answer.given;
}

/** Takes what is answered, to be carried to the process that was asked. */
class TravellingAnswer implements Answering {
  readonly given: Promise<RemoteAnswer>;
  readonly #give: (answer: RemoteAnswer) => void;
  readonly #onClose: (() => void)[] = [];
  readonly #timer: NodeJS.Timeout;
  #head: { readonly status: number; readonly headers: Record<string, string> } | null = null;

  constructor() {
    const { promise, resolve } = Promise.withResolvers<RemoteAnswer>();
    this.given = promise;
    this.#give = resolve;
    this.#timer = setTimeout(() => this.#stopWaiting(), holdMs).unref();
  }

  get headersSent(): boolean {
    return this.#head !== null;
  }

  get destroyed(): boolean {
    return this.#head !== null;
  }

  writeHead(status: number, headers: Readonly<Record<string, string | number>>): void {
    // The length is told anew where it goes out.
    const { 'content-length': _length, ...rest } = headers;
    this.#head = { status, headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])) };
  }

  end(body: string | Buffer = ''): void {
    clearTimeout(this.#timer);
    const { status, headers } = this.#head ?? { status: 204, headers: {} };
    this.#give({ status, headers, body: Buffer.from(body).toString('base64') });
  }

  on(_event: 'close', listener: () => void): void {
    this.#onClose.push(listener);
  }

  refused(refusal: Refusal): Promise<RemoteAnswer> {
    respond(this, refusal.status, refusal.text, { 'content-type': 'text/plain; charset=utf-8', ...noCache, ...refusal.headers });
    return this.given;
  }

  /** As a poll that was answered with nothing: its client polls again, wherever that leads. */
  #stopWaiting(): void {
    for (const listener of this.#onClose) listener();
    respond(this, 200, '', { 'content-type': 'application/octet-stream', ...noCache });
  }
}
