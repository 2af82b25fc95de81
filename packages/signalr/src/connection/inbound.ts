import { isUtf8 } from 'node:buffer';
import { dispatch } from '../dispatch/dispatch.ts';
import { readJsonMessage } from '../protocol/json-reader.ts';
import { readMessagePackMessage } from '../protocol/messagepack-reader.ts';
import type { InboundMessage } from '../protocol/messages.ts';
import { isCounted } from '../protocol/messages.ts';
import { ProtocolError } from '../protocol/protocol-error.ts';
import { readVarInt } from '../protocol/var-int.ts';
import type { Connection } from './connection.ts';
import { holds } from './connection.ts';
import { completeHandshake, refuseHandshake } from './handshake.ts';
import { putHold } from './hold.ts';
import { closeConnection } from './lifecycle.ts';

const separator = 0x1e;

/** Takes bytes from any transport. They are one stream: a frame may hold many messages, and a message may span frames (W2). */
export function receive(connection: Connection, data: Buffer): void {
  const { core, stateful } = connection;
  connection.seenAt = core.clock.now();
  if (stateful?.isHeld === true) {
    stateful.isHeld = false;
    core.outbox.flush(connection);
  }
  connection.partial = connection.partial === null ? data : Buffer.concat([connection.partial, data]);
  pump(connection);
}

/** Works through what has been received, as far as nothing holds the connection. */
export function pump(connection: Connection): void {
  if (connection.isPumping) return;
  connection.isPumping = true;
  try {
    readAll(connection);
  } catch (error) {
    failReading(connection, error);
  } finally {
    connection.isPumping = false;
  }
  if (connection.hold !== 0) return;
  connection.transport?.resume();
  const waiters = connection.inboundWaiters;
  connection.inboundWaiters = null;
  for (const wake of waiters ?? []) wake();
}

/** The transport has ended: half a message is a protocol error (P11). Returns whether that was so. */
export function endsInsideMessage(connection: Connection): boolean {
  return connection.partial !== null && connection.hold === 0;
}

function failReading(connection: Connection, error: unknown): void {
  connection.partial = null;
  const { core } = connection;
  if (!(error instanceof ProtocolError)) core.hooks.log?.({ kind: 'fault', where: 'receive', error, connectionId: connection.id });
  if (connection.state === 'handshake') refuseHandshake(connection, 'Handshake was canceled.');
  else closeConnection(connection, { error: error instanceof Error ? error : new Error('Reading failed.'), allowReconnect: true });
}

function readAll(connection: Connection): void {
  const data = connection.partial;
  if (data === null) return;
  let offset = 0;
  while (offset < data.length && connection.hold === 0) {
    const next = readOne(connection, data, offset);
    if (next < 0) break;
    offset = next;
  }
  if (connection.state === 'closed' || connection.state === 'closing') connection.partial = null;
  else connection.partial = offset === data.length ? null : offset === 0 ? data : data.subarray(offset);
}

/** Reads and handles one message; returns the offset after it, or -1 when it is not complete or not wanted. */
function readOne(connection: Connection, data: Buffer, offset: number): number {
  if (connection.state === 'handshake') {
    const end = findRecord(connection, data, offset);
    if (end >= 0) completeHandshake(connection, data.subarray(offset, end));
    return end < 0 ? -1 : end + 1;
  }
  if (connection.state !== 'open') return -1;
  if (connection.protocol === 'json') {
    const end = findRecord(connection, data, offset);
    if (end < 0) return -1;
    const record = data.subarray(offset, end);
    if (!isUtf8(record)) throw new ProtocolError('Invalid UTF-8.');
    handle(connection, readJsonMessage(record.toString('utf8')));
    return end + 1;
  }
  const prefix = readVarInt(data, offset);
  if (prefix === null) return -1;
  checkSize(connection, prefix.size);
  const end = prefix.start + prefix.size;
  if (end > data.length) return -1;
  if (prefix.size === 0) throw new ProtocolError('Empty message.');
  handle(connection, readMessagePackMessage(data.subarray(prefix.start, end)));
  return end;
}

function findRecord(connection: Connection, data: Buffer, offset: number): number {
  const end = data.indexOf(separator, offset);
  checkSize(connection, (end < 0 ? data.length : end) - offset);
  return end;
}

function checkSize(connection: Connection, size: number): void {
  const { maxMessageBytes } = connection.core.limits;
  if (size > maxMessageBytes) throw new ProtocolError(`The maximum message size of ${maxMessageBytes}B was exceeded.`);
}

function handle(connection: Connection, message: InboundMessage | null): void {
  if (message === null) return;
  connection.core.counters.messagesIn++;
  if (connection.stateful !== null && !connection.stateful.accepts(message)) return;
  if (isCounted(message.type) && --connection.tokens <= 0) putHold(connection, holds.rate);
  dispatch(connection, message);
}
