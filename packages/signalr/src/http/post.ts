import type { IncomingMessage } from 'node:http';
import type { Connection } from '../connection/connection.ts';
import { receive } from '../connection/inbound.ts';
import type { Refusal } from './respond.ts';

const tails = new WeakMap<Connection, Promise<unknown>>();

/**
 * Takes what a client sends over long polling or server-sent events.
 * Bodies are read at once but applied in the order in which the requests arrived; the answer waits until the connection has taken them.
 */
export async function takePost(connection: Connection, req: IncomingMessage): Promise<Refusal | null> {
  const body = readBody(req, connection.core.limits.maxPayloadBytes);
  const before = tails.get(connection) ?? Promise.resolve();
  const work = before.then(async () => {
    const data = await body;
    if ('status' in data) return data;
    if (connection.state === 'closed' || connection.state === 'closing') return { status: 404, text: 'No Connection with that ID' };
    if (data.length > 0) receive(connection, data);
    await untilTaken(connection);
    return null;
  });
  tails.set(connection, work);
  return work;
}

function untilTaken(connection: Connection): Promise<void> | undefined {
  if (connection.hold === 0 || connection.state === 'closed' || connection.state === 'closing') return undefined;
  return new Promise((resolve) => {
    connection.inboundWaiters ??= [];
    connection.inboundWaiters.push(resolve);
  });
}

// Never rejects, so that an aborted body cannot become an unhandled rejection while it waits for its turn.
function readBody(req: IncomingMessage, maxBytes: number): Promise<Buffer | Refusal> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    req.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= maxBytes) parts.push(part);
      else {
        parts.length = 0;
        resolve({ status: 413, text: 'The body is too large.' });
      }
    });
    req.on('end', () => resolve(Buffer.concat(parts)));
    req.on('error', () => resolve({ status: 400, text: 'The body was aborted.' }));
    req.on('close', () => resolve({ status: 400, text: 'The body was aborted.' }));
  });
}
