import { isUtf8 } from 'node:buffer';
import { isRecord } from '../protocol/fields.ts';
import { recordSeparator } from '../protocol/json-writer.ts';
import type { ProtocolName } from '../protocol/messages.ts';
import { OutMessage } from '../protocol/out-message.ts';
import { inBackground } from '../server/core.ts';
import { Chain } from './chain.ts';
import type { Connection } from './connection.ts';
import { holds } from './connection.ts';
import { liftHold, putHold } from './hold.ts';
import { closeConnection, dispose, leaveHandshake } from './lifecycle.ts';
import { StatefulState } from './stateful.ts';

// Version 2 is stateful reconnect; the client sends 1 unless that was negotiated.
const newestVersion = 2;
const firstStatefulVersion = 2;

/** Answers the handshake request (always JSON, H1), then lets the connection in. */
export function completeHandshake(connection: Connection, record: Buffer): void {
  const request = readRequest(record);
  if (request === null) {
    refuseHandshake(connection, 'An unexpected error occurred during connection handshake.');
    return;
  }
  const { core } = connection;
  const protocol = findProtocol(connection, request.protocol);
  if (protocol === null) {
    refuseHandshake(connection, `The protocol '${request.protocol}' is not supported.`);
    return;
  }
  if (protocol === 'messagepack' && connection.kind === 'ServerSentEvents') {
    const why = "Cannot use the 'messagepack' protocol on the current transport. The transport does not support 'Binary' transfer format.";
    refuseHandshake(connection, why);
    return;
  }
  if (request.version > newestVersion || request.version < 0) {
    refuseHandshake(connection, `The server does not support version ${request.version} of the '${request.protocol}' protocol.`);
    return;
  }
  connection.protocol = protocol;
  writeAnswer(connection, '{}');
  if (connection.wantsStateful && request.version >= firstStatefulVersion) connection.stateful = new StatefulState();
  leaveHandshake(connection);
  connection.state = 'connecting';
  connection.pingedAt = core.clock.now();
  connection.wasConnected = true;
  core.registry.markOpen(connection);
  if (connection.user !== null) core.joinUser(connection.user.id);
  core.hooks.log?.({ kind: 'connected', connectionId: connection.id, transport: connection.kind ?? '', protocol });
  enter(connection);
}

/** Tells the client why and ends the connection. */
export function refuseHandshake(connection: Connection, error: string): void {
  connection.core.hooks.log?.({ kind: 'refused', reason: error, connectionId: connection.id });
  writeAnswer(connection, JSON.stringify({ error }));
  const { transport } = connection;
  dispose(connection, new Error(error), 'closing');
  transport?.close(1000);
}

function readRequest(record: Buffer): { readonly protocol: string; readonly version: number } | null {
  if (!isUtf8(record)) return null;
  try {
    const value: unknown = JSON.parse(record.toString('utf8'));
    if (!isRecord(value)) return null;
    const { protocol, version } = value;
    if (typeof protocol !== 'string' || typeof version !== 'number' || !Number.isInteger(version)) return null;
    return { protocol, version };
  } catch {
    return null;
  }
}

function findProtocol(connection: Connection, name: string): ProtocolName | null {
  const wanted = name.toLowerCase();
  for (const protocol of connection.core.settings.protocols) if (protocol === wanted) return protocol;
  return null;
}

// Goes out at once and by itself: nothing else may share its frame, because the client parses it before it knows the protocol's state (W1).
function writeAnswer(connection: Connection, text: string): void {
  const chain = new Chain(connection.protocol, null, null).append(OutMessage.raw(Buffer.from(text + recordSeparator)), []);
  if (connection.transport === null) return;
  if (connection.transport.isBlocked()) connection.pending = chain;
  else connection.transport.write(chain);
}

function enter(connection: Connection): void {
  const { core } = connection;
  const hook = core.hub.connected;
  if (hook === null) {
    connection.state = 'open';
    return;
  }
  const failed = (error: unknown) => {
    core.hooks.log?.({ kind: 'fault', where: 'connected', error, connectionId: connection.id });
    closeConnection(connection, { error: error instanceof Error ? error : new Error('connected failed'), allowReconnect: false });
  };
  const entered = () => {
    if (connection.state !== 'connecting') return;
    connection.state = 'open';
    liftHold(connection, holds.connecting);
  };
  try {
    const result = hook(core.makeContext(connection, null));
    if (!(result instanceof Promise)) {
      entered();
      return;
    }
    putHold(connection, holds.connecting);
    inBackground(core, 'connected', result.then(entered, failed), connection.id);
  } catch (error) {
    failed(error);
  }
}
