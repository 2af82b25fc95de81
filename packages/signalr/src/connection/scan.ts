import { OutMessage } from '../protocol/out-message.ts';
import type { Core } from '../server/core.ts';
import { inBackground } from '../server/core.ts';
import type { Connection } from './connection.ts';
import { holds } from './connection.ts';
import { refuseHandshake } from './handshake.ts';
import { liftHold } from './hold.ts';
import { closeConnection, dispose, drop } from './lifecycle.ts';

const ping = new OutMessage({ type: 6 }, { shared: true });

/** Everything that depends on time, for all connections, once a second: one timer instead of several per connection (1.8). */
export function scan(core: Core): void {
  const now = core.clock.now();
  for (const connection of core.registry.byId.values()) scanOne(core, connection, now);
  for (const connection of core.registry.closing) {
    const limit = connection.kind === 'LongPolling' ? core.limits.disconnectTimeoutMs : core.limits.closeTimeoutMs;
    if (now - connection.since <= limit) continue;
    const { transport } = connection;
    dispose(connection, null);
    transport?.terminate();
  }
}

function scanOne(core: Core, connection: Connection, now: number): void {
  const { limits } = core;
  if (connection.state === 'negotiated') {
    if (now - connection.since > limits.disconnectTimeoutMs) dispose(connection, null);
    return;
  }
  if (connection.transport?.isLost?.(now) === true) {
    const { transport } = connection;
    dispose(connection, new Error('The client has stopped polling.'));
    transport.terminate();
    return;
  }
  if (connection.state === 'handshake') {
    if (now - connection.since > limits.handshakeTimeoutMs) refuseHandshake(connection, 'Handshake was canceled.');
    return;
  }
  if (connection.transport === null) {
    if (now - (connection.stateful?.lostAt ?? 0) > limits.disconnectTimeoutMs)
      dispose(connection, new Error('The client did not come back.'));
    return;
  }
  if (isUnheard(connection, now)) {
    closeConnection(connection, { error: new Error('The client has been silent for too long.'), allowReconnect: true });
    return;
  }
  if (connection.blockedSince > 0 && connection.kind !== 'LongPolling' && now - connection.blockedSince > limits.sendTimeoutMs) {
    drop(connection, 'A send was blocked for too long.');
    return;
  }
  keepAlive(connection, now);
  refill(connection);
  expireQuestions(connection, now);
  checkUser(core, connection, now);
}

// Counted only after the client's first ping, and not while one of its calls runs or we are the ones not reading.
function isUnheard(connection: Connection, now: number): boolean {
  if (!connection.hasPinged || connection.kind === 'LongPolling') return false;
  if (connection.running > 0 || connection.hold !== 0) return false;
  return now - connection.seenAt > connection.core.limits.clientTimeoutMs;
}

function keepAlive(connection: Connection, now: number): void {
  const { stateful, core } = connection;
  if (stateful !== null) {
    // A client that never pings would otherwise wait for ever for what is held.
    if (stateful.isHeld && connection.state === 'open') {
      stateful.isHeld = false;
      core.outbox.flush(connection);
    }
    const ack = stateful.takeAck();
    if (ack !== null) core.outbox.enqueue(connection, ack);
  }
  if (connection.kind === 'LongPolling' || now - connection.pingedAt <= core.limits.keepAliveMs) return;
  connection.pingedAt = now;
  core.outbox.enqueue(connection, ping);
}

function refill(connection: Connection): void {
  const { limits } = connection.core;
  connection.tokens = Math.min(limits.messageBurst, connection.tokens + limits.messagesPerSecond);
  if (connection.tokens > 0) liftHold(connection, holds.rate);
}

function expireQuestions(connection: Connection, now: number): void {
  for (const [id, question] of connection.results ?? []) {
    if (question.deadline > now) continue;
    connection.results?.delete(id);
    question.reject(new Error('The client did not answer in time.'));
  }
}

function checkUser(core: Core, connection: Connection, now: number): void {
  const { user } = connection;
  if (user === null) return;
  if (user.expiresAt !== undefined && user.expiresAt <= now) {
    closeConnection(connection, { error: new Error('The access token has expired.'), allowReconnect: true });
    return;
  }
  if (core.settings.revalidate === null || now < connection.revalidateAt) return;
  connection.revalidateAt = now + core.limits.revalidateMs;
  inBackground(core, 'revalidate', revalidate(core, connection), connection.id);
}

async function revalidate(core: Core, connection: Connection): Promise<void> {
  const { user } = connection;
  if (user === null) return;
  const fresh = (await core.settings.revalidate?.(user, { connectionId: connection.id })) ?? null;
  if (connection.state === 'closed' || connection.state === 'closing') return;
  if (fresh !== null && fresh.id === user.id) {
    connection.user = fresh;
    return;
  }
  closeConnection(connection, { error: new Error('The session has ended.'), allowReconnect: true });
}
