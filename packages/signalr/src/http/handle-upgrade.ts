import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { Chain } from '../connection/chain.ts';
import { Connection } from '../connection/connection.ts';
import { attach } from '../connection/lifecycle.ts';
import type { Core } from '../server/core.ts';
import { authenticate, findConnection, findCrowd, findOverload, findTransportRefusal, refreshUser } from './admission.ts';
import { judgeOrigin } from './cors.ts';
import type { HubUser } from '../hub/shape.ts';
import { findPlace } from './hub-path.ts';
import type { Refusal } from './respond.ts';
import { notFound, refuseUpgrade } from './respond.ts';
import { type Negotiated, readRoamingToken } from './roaming-token.ts';
import { stripSecrets } from './strip-secrets.ts';
import { HubSocket, SocketTransport } from './web-socket.ts';

export type UpgradeHandler = (req: IncomingMessage, socket: Duplex, head: Buffer, path: string) => Promise<void>;

/** Makes the handler for WebSocket upgrades of a hub. It never rejects; refusals go out before the 101. */
export function makeUpgradeHandler(core: Core): UpgradeHandler {
  // Known to ws since 8.19, but not yet to its types.
  const closing = { closeTimeout: core.limits.closeTimeoutMs };
  const server = new WebSocketServer<typeof HubSocket>({
    ...closing,
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    autoPong: false,
    maxFragments: core.limits.piecesPerMessage,
    maxPayload: core.limits.maxPayloadBytes,
    WebSocket: HubSocket,
    // Each message is checked when it is read: a hub answers with its own Close (P11).
    skipUTF8Validation: true,
  });
  return async (req, socket, head, path) => {
    const onError = () => socket.destroy();
    socket.on('error', onError);
    const url = stripSecrets(req.url ?? '/');
    try {
      const found = await findSeat(core, req, path);
      if ('status' in found) {
        core.hooks.log?.({ kind: 'request', method: 'GET', url, status: found.status });
        refuseUpgrade(socket, found);
        return;
      }
      server.handleUpgrade(req, socket, head, (ws) => settle(found, ws, socket));
      socket.removeListener('error', onError);
      core.hooks.log?.({ kind: 'request', method: 'GET', url, status: 101 });
    } catch (error) {
      core.hooks.log?.({ kind: 'fault', where: 'upgrade', error });
      socket.destroy();
    }
  };
}

async function findSeat(core: Core, req: IncomingMessage, path: string): Promise<Connection | Refusal> {
  if (findPlace(req.url ?? '/', path) !== 'hub') return notFound;
  // Browsers send no preflight for WebSockets: this is the only guard against a foreign page using the visitor's cookies (A4).
  if (judgeOrigin(core, req) === 'foreign') return { status: 403, text: 'This origin may not use the hub.' };
  const admission = await authenticate(core, req, 'connect');
  if ('refusal' in admission) return admission.refusal;
  const { user, request } = admission;
  const noTransport = findTransportRefusal(core, null, 'WebSockets');
  if (noTransport !== null) return noTransport;
  const token = request.query('id');
  const elsewhere = token ? negotiatedElsewhere(core, token, user) : null;
  if (token === null || token === '' || elsewhere !== null) {
    const refusal = findOverload(core, user, request.remoteAddress) ?? findCrowd(core, null);
    if (refusal !== null) {
      core.counters.refused++;
      return refusal;
    }
    const connection = new Connection(core, { id: elsewhere?.id ?? core.makeId(), token: elsewhere ? token : null, user, request });
    connection.wantsStateful = elsewhere?.wantsStateful ?? false;
    core.registry.add(connection);
    return connection;
  }
  const connection = findConnection(core, request, user);
  if ('status' in connection) return connection;
  const refusal = findTransportRefusal(core, connection, 'WebSockets') ?? findCrowd(core, connection) ?? findConflict(connection);
  if (refusal === null) refreshUser(connection, user);
  return refusal ?? connection;
}

/** A seat that another process gave; here it is taken like one without negotiation, under the id that its client knows. */
function negotiatedElsewhere(core: Core, token: string, user: HubUser | null): Negotiated | null {
  const { sharedSecret } = core.settings;
  if (sharedSecret === null || core.registry.byToken.has(token)) return null;
  const found = readRoamingToken(sharedSecret, token, user, core.clock.now());
  return found !== null && !core.registry.byId.has(found.id) ? found : null;
}

function findConflict(connection: Connection): Refusal | null {
  if (connection.state === 'negotiated') return null;
  if (connection.state === 'closing' || connection.state === 'closed') return { status: 404, text: 'No Connection with that ID' };
  return connection.stateful === null ? { status: 409, text: 'The connection already has a transport.' } : null;
}

function settle(connection: Connection, ws: HubSocket, socket: Duplex): void {
  if (connection.state === 'closed' || connection.state === 'closing') {
    ws.terminate();
    return;
  }
  const transport = new SocketTransport(connection, ws, socket);
  const { stateful, transport: old } = connection;
  if (connection.state === 'negotiated' || stateful === null) {
    attach(connection, transport);
    return;
  }
  // The newest socket wins over one the server still believes in (R4).
  connection.unread = null;
  attach(connection, transport);
  old?.terminate();
  if (connection.hold !== 0) transport.pause();
  connection.blockedSince = 0;
  let chain = new Chain(connection.protocol, null, null);
  for (const message of stateful.reattach()) chain = new Chain(connection.protocol, chain, message);
  transport.write(chain);
  const { core } = connection;
  core.hooks.log?.({ kind: 'reattached', connectionId: connection.id });
  core.outbox.flush(connection);
}
