import { isUtf8 } from 'node:buffer';
import { dispatch } from '../dispatch/dispatch.ts';
import { readJsonMessage } from '../protocol/json-reader.ts';
import { readMessagePackMessage } from '../protocol/messagepack-reader.ts';
import type { InboundMessage } from '../protocol/messages.ts';
import { isCounted } from '../protocol/messages.ts';
import { ProtocolError } from '../protocol/protocol-error.ts';
import { readVarInt } from '../protocol/var-int.ts';
import type { Connection } from './connection.ts';
import { hasEnded } from './connection.ts';
import { completeHandshake, refuseHandshake } from './handshake.ts';
import { closeConnection } from './lifecycle.ts';
import { costs, spend } from './spend.ts';
import { Unread } from './unread.ts';

const separator = 0x1e;

/** Takes bytes from any transport. They are one stream: a frame may hold many messages, and a message may span frames (W2). */
export function receive(connection: Connection, data: Buffer): void {
  const { core, stateful } = connection;
  connection.seenAt = core.clock.now();
  if (stateful?.isHeld === true) {
    stateful.isHeld = false;
    core.outbox.flush(connection);
  }
  connection.unread ??= new Unread();
  const { unread } = connection;
  const { taken } = unread;
  const wasHeld = connection.hold !== 0;
  unread.append(data);
  pump(connection);
  if (!wasHeld && unread.taken === taken) countPiece(connection, unread);
}

// A piece that completes nothing is work all the same, and there is an end to how many may be needed for one message.
function countPiece(connection: Connection, unread: Unread): void {
  if (hasEnded(connection)) return;
  spend(connection, costs.idle);
  if (++unread.pieces > connection.core.limits.piecesPerMessage)
    failReading(connection, new ProtocolError('A message came in too many pieces.'));
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
  return connection.unread !== null && connection.hold === 0;
}

function failReading(connection: Connection, error: unknown): void {
  connection.unread = null;
  const { core } = connection;
  if (!(error instanceof ProtocolError)) core.hooks.log?.({ kind: 'fault', where: 'receive', error, connectionId: connection.id });
  if (connection.state === 'handshake') refuseHandshake(connection, 'Handshake was canceled.');
  else closeConnection(connection, { error: error instanceof Error ? error : new Error('Reading failed.'), allowReconnect: true });
}

function readAll(connection: Connection): void {
  const { unread } = connection;
  if (unread === null) return;
  let isRead = true;
  while (isRead && unread.length > 0 && connection.hold === 0) isRead = readOne(connection, unread);
  if (hasEnded(connection) || unread.length === 0) connection.unread = null;
  else unread.settle();
}

/** Reads and handles one message; false when it is not complete or not wanted. */
function readOne(connection: Connection, unread: Unread): boolean {
  if (connection.state === 'handshake') {
    const record = takeRecord(connection, unread);
    if (record !== null) completeHandshake(connection, record);
    return record !== null;
  }
  if (connection.state !== 'open') return false;
  if (connection.protocol === 'json') {
    const record = takeRecord(connection, unread);
    if (record === null) return false;
    if (!isUtf8(record)) throw new ProtocolError('Invalid UTF-8.');
    handle(connection, readJsonMessage(record.toString('utf8')));
    return true;
  }
  const rest = unread.rest();
  const prefix = readVarInt(rest, 0);
  if (prefix === null) return false;
  checkSize(connection, prefix.size);
  const end = prefix.start + prefix.size;
  if (end > rest.length) return false;
  if (prefix.size === 0) throw new ProtocolError('Empty message.');
  handle(connection, readMessagePackMessage(unread.take(end).subarray(prefix.start)));
  return true;
}

function takeRecord(connection: Connection, unread: Unread): Buffer | null {
  const length = unread.indexOf(separator);
  checkSize(connection, length < 0 ? unread.length : length);
  return length < 0 ? null : unread.take(length + 1).subarray(0, length);
}

function checkSize(connection: Connection, size: number): void {
  const { maxMessageBytes } = connection.core.limits;
  if (size > maxMessageBytes) throw new ProtocolError(`The maximum message size of ${maxMessageBytes}B was exceeded.`);
}

function handle(connection: Connection, message: InboundMessage | null): void {
  if (message !== null) connection.core.counters.messagesIn++;
  const isNew = message !== null && (connection.stateful === null || connection.stateful.accepts(message));
  spend(connection, isNew && isCounted(message.type) ? costs.work : costs.idle);
  if (isNew) dispatch(connection, message);
}
