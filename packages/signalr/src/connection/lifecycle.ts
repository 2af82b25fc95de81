import { OutMessage } from '../protocol/out-message.ts';
import { inBackground } from '../server/core.ts';
import type { Connection } from './connection.ts';
import type { Transport } from './transport.ts';

interface CloseReason {
  /** For the log and the `disconnected` hook; null after a graceful end. */
  readonly error: Error | null;
  /** For the client, after "Connection closed with an error."; only sent with detailed errors unless `tell`. */
  readonly allowReconnect: boolean;
  readonly code?: 1000 | 1011;
  /** A text that the client may always see. */
  readonly tell?: string;
}

/** Gives the connection its first transport, or the next one of a stateful connection. */
export function attach(connection: Connection, transport: Transport): void {
  const { registry } = connection.core;
  if (connection.state === 'negotiated') {
    connection.state = 'handshake';
    connection.since = connection.core.clock.now();
    registry.unattached--;
    registry.unhandshaken++;
  }
  connection.kind = transport.kind;
  connection.transport = transport;
  connection.seenAt = connection.core.clock.now();
}

/** Leaves the count of connections that have not finished the handshake. */
export function leaveHandshake(connection: Connection): void {
  if (connection.state === 'handshake') connection.core.registry.unhandshaken--;
  if (connection.state === 'negotiated') connection.core.registry.unattached--;
}

/** Ends a connection in words: a Close message, then the transport's end, then (after closeTimeoutMs) force (P10, W3). */
export function closeConnection(connection: Connection, reason: CloseReason): void {
  if (connection.state === 'closed' || connection.state === 'closing') return;
  const { core, transport } = connection;
  const hasHub = connection.state === 'open' || connection.state === 'connecting';
  if (!hasHub || transport === null) {
    dispose(connection, reason.error);
    transport?.close(reason.code ?? 1000);
    return;
  }
  const detail = core.settings.detailedErrors && reason.error !== null ? ` ${reason.error.name}: ${reason.error.message}` : '';
  const text = reason.tell ?? (reason.error === null ? undefined : `Connection closed with an error.${detail}`);
  if (connection.stateful !== null) connection.stateful.isHeld = false;
  core.outbox.enqueue(
    connection,
    new OutMessage({ type: 7, ...(text === undefined ? {} : { error: text }), allowReconnect: reason.allowReconnect }),
  );
  core.outbox.flush(connection);
  dispose(connection, reason.error, 'closing');
  transport.close(reason.code ?? 1000);
}

/**
 * Takes a connection out of everything and ends its work: groups, calls, uploads, questions, hooks.
 * As 'closing' it stays reachable by its token until its last bytes are fetched.
 */
export function dispose(connection: Connection, error: Error | null, as: 'closed' | 'closing' = 'closed'): void {
  if (connection.state === 'closed') return;
  const { core } = connection;
  const wasClosing = connection.state === 'closing';
  leaveHandshake(connection);
  connection.state = as;
  connection.since = core.clock.now();
  if (as === 'closed') {
    core.registry.forgetToken(connection);
    connection.pending = null;
    connection.transport = null;
    connection.unread = null;
  }
  if (as === 'closing') core.registry.closing.add(connection);
  else core.registry.closing.delete(connection);
  if (wasClosing) return;
  core.registry.remove(connection);
  core.groups.removeAll(connection);
  if (connection.wasConnected && connection.user !== null) core.leaveUser(connection.user.id);
  endWork(connection);
  core.outbox.release(connection);
  for (const wake of connection.inboundWaiters ?? []) wake();
  connection.inboundWaiters = null;
  if (!connection.wasConnected) return;
  core.hooks.log?.({ kind: 'disconnected', connectionId: connection.id, reason: error?.message ?? 'ended' });
  const hook = core.hub.disconnected;
  if (hook === null) return;
  const run = async () => hook(core.makeContext(connection, null), error);
  inBackground(core, 'disconnected', run(), connection.id);
}

function endWork(connection: Connection): void {
  const { invocations, uploads, results } = connection;
  connection.invocations = null;
  connection.queue = null;
  connection.uploads = null;
  connection.results = null;
  connection.controller?.abort();
  for (const invocation of invocations?.values() ?? []) invocation.abort();
  for (const upload of uploads?.values() ?? []) upload.finish('The connection was closed.');
  for (const result of results?.values() ?? []) result.reject(new Error(`Connection '${connection.id}' disconnected.`));
}

/** The socket is gone without a word: a stateful connection waits for the next one (R3), any other ends. */
export function loseTransport(connection: Connection, transport: Transport, error: Error | null): void {
  if (connection.transport !== transport || connection.state === 'closed') return;
  if (connection.stateful !== null && error !== null && (connection.state === 'open' || connection.state === 'connecting')) {
    connection.transport = null;
    connection.unread = null;
    connection.blockedSince = 0;
    connection.stateful.lostAt = connection.core.clock.now();
    return;
  }
  dispose(connection, error);
}

/** Drops a connection whose reader is too slow (R5, W4): its socket is cut, and the client may come back. */
export function drop(connection: Connection, reason: string): void {
  const { transport } = connection;
  dispose(connection, new Error(reason));
  transport?.terminate();
}
