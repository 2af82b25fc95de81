import type { IncomingMessage } from 'node:http';
import type { Connection } from '../connection/connection.ts';
import { hasEnded, signalOf } from '../connection/connection.ts';
import { receive } from '../connection/inbound.ts';
import type { Refusal } from './respond.ts';
import type { WaitingPost } from './waiting-posts.ts';

const tails = new WeakMap<Connection, Promise<unknown>>();
const tooLarge: Refusal = { status: 413, text: 'The body is too large.' };
const aborted: Refusal = { status: 400, text: 'The body was aborted.' };
const ended: Refusal = { status: 404, text: 'No Connection with that ID' };

/**
 * Takes what a client sends over long polling or server-sent events.
 * Bodies are read at once but applied in the order in which the requests arrived; the answer waits until the connection has taken them.
 */
export async function takePost(connection: Connection, req: IncomingMessage): Promise<Refusal | null> {
  const { limits, waitingPosts } = connection.core;
  const announced = req.headers['content-length'] === undefined ? null : Number(req.headers['content-length']);
  if (announced !== null && announced > limits.maxPayloadBytes) return tooLarge;
  const waiting = waitingPosts.enter(connection, announced);
  if ('status' in waiting) return waiting;
  const body = readBody(req, { waiting, maxBytes: limits.maxPayloadBytes, signal: signalOf(connection) });
  const before = tails.get(connection) ?? Promise.resolve();
  const work = before.then(() => apply(connection, body)).finally(() => waiting.leave());
  tails.set(connection, work);
  // A body that is too much is refused now and not when its turn comes: the client should stop sending.
  const early = body.then((data) => ('status' in data ? data : work));
  return Promise.race([work, early]);
}

/** Why a connection takes no POST at all. */
export function findSendRefusal({ kind }: Connection): Refusal | null {
  if (kind === 'WebSockets') return { status: 405, text: 'POST requests are not allowed for WebSocket connections.' };
  return kind === null ? { status: 400, text: 'The connection has no transport yet.' } : null;
}

/** The same of a body that another process read, in its turn. */
export function takeBody(connection: Connection, body: Buffer): Promise<Refusal | null> {
  const before = tails.get(connection) ?? Promise.resolve();
  const work = before.then(() => apply(connection, Promise.resolve(body)));
  tails.set(connection, work);
  return work;
}

async function apply(connection: Connection, body: Promise<Buffer | Refusal>): Promise<Refusal | null> {
  if (hasEnded(connection)) return ended;
  const data = await body;
  if (hasEnded(connection)) return ended;
  if ('status' in data) return data;
  receive(connection, data);
  await untilTaken(connection);
  return null;
}

function untilTaken(connection: Connection): Promise<void> | undefined {
  if (connection.hold === 0 || hasEnded(connection)) return undefined;
  return new Promise((resolve) => {
    connection.inboundWaiters ??= [];
    connection.inboundWaiters.push(resolve);
  });
}

interface Reading {
  readonly waiting: WaitingPost;
  readonly maxBytes: number;
  /** Ends with the connection. */
  readonly signal: AbortSignal;
}

// Never rejects, so that an aborted body cannot become an unhandled rejection while it waits for its turn.
function readBody(req: IncomingMessage, { waiting, maxBytes, signal }: Reading): Promise<Buffer | Refusal> {
  return new Promise((resolve) => {
    let parts: Buffer[] = [];
    let size = 0;
    let isDone = false;
    const finish = (outcome: Buffer | Refusal) => {
      if (isDone) return;
      isDone = true;
      signal.removeEventListener('abort', endWithConnection);
      parts = [];
      resolve(outcome);
    };
    const stop = (refusal: Refusal) => {
      if (isDone) return;
      req.off('data', take);
      req.pause();
      waiting.leave();
      finish(refusal);
    };
    const endWithConnection = () => stop(ended);
    const take = (part: Buffer) => {
      size += part.length;
      const refusal = size > maxBytes ? tooLarge : waiting.arrive(part.length);
      if (refusal === null) parts.push(part);
      else stop(refusal);
    };
    signal.addEventListener('abort', endWithConnection);
    req.on('data', take);
    req.on('end', () => finish(Buffer.concat(parts)));
    req.on('error', () => stop(aborted));
    req.on('close', () => stop(aborted));
  });
}
