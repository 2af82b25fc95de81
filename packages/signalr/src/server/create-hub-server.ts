import type { Envelope } from '../backplane/backplane.ts';
import { inProcessBackplane } from '../backplane/in-process.ts';
import { Interest } from '../backplane/interest.ts';
import { Link } from '../backplane/link.ts';
import { NodeCalls } from '../backplane/node-calls.ts';
import { takeEnvelope } from '../backplane/take-envelope.ts';
import { pump } from '../connection/inbound.ts';
import { closeConnection, drop } from '../connection/lifecycle.ts';
import { Outbox } from '../connection/outbox.ts';
import { Registry } from '../connection/registry.ts';
import { scan } from '../connection/scan.ts';
import { CallContext } from '../hub/make-context.ts';
import type { HubShape } from '../hub/shape.ts';
import { handleRequest } from '../http/handle-request.ts';
import { makeUpgradeHandler } from '../http/handle-upgrade.ts';
import { randomId } from '../http/random-id.ts';
import { WaitingPosts } from '../http/waiting-posts.ts';
import { systemClock } from '../options/clock.ts';
import { Counters } from '../options/hooks.ts';
import { defaultLimits } from '../options/limits.ts';
import type { HubServerOptions } from '../options/options.ts';
import { fillSettings } from '../options/settings.ts';
import { Groups } from '../send/groups.ts';
import { makeTargets } from '../send/make-targets.ts';
import { attachRequests, attachUpgrades } from './attach.ts';
import type { Core } from './core.ts';
import type { HubServer } from './hub-server.ts';
import { stop } from './stop.ts';
import { findTouched, listConnections, measure } from './views.ts';

const scanMs = 1_000;

/** Starts a hub server. It serves nothing until it is attached; its clock and its backplane run from now until `close()`. */
export function createHubServer<H extends HubShape>(options: HubServerOptions<H>): HubServer<H> {
  const backplane = options.backplane ?? inProcessBackplane;
  const clock = options.clock ?? systemClock;
  const limits = { ...defaultLimits, ...options.limits };
  const hooks = options.hooks ?? {};
  const counters = new Counters();
  const interest = new Interest(backplane, (error) => hooks.log?.({ kind: 'backplane', state: 'down', error }));
  const core: Core = {
    hub: options.hub,
    settings: fillSettings(options),
    limits,
    clock,
    hooks,
    counters,
    registry: new Registry(() => core.outbox.settle()),
    outbox: new Outbox({
      limits,
      counters,
      now: () => clock.now(),
      drop: (connection) => drop(connection, 'The client reads too slowly.'),
    }),
    groups: new Groups(interest, limits.groupsPerConnection, () => core.outbox.settle()),
    waitingPosts: new WaitingPosts(limits),
    isStopping: false,
    background: new Set(),
    makeContext: (connection, call) => new CallContext(connection, call, { link, targets: erased }),
    pump,
    joinUser: (userId) => void interest.join(`u:${userId}`),
    leaveUser: (userId) => interest.leave(`u:${userId}`),
    nodeId: backplane.nodeId,
    forward: (node, request) => calls.forward(node, request),
    makeId: () => (backplane.nodeId === '' ? randomId() : `${backplane.nodeId}.${randomId()}`),
  };
  const cutHere = (who: { userId?: string; sessionId?: string }, reason: string) => {
    for (const connection of core.registry.byId.values()) {
      const { user } = connection;
      if (user === null || (user.id !== who.userId && (who.sessionId === undefined || user.sessionId !== who.sessionId))) continue;
      closeConnection(connection, { error: new Error(reason), allowReconnect: true, tell: reason });
    }
  };
  const calls = new NodeCalls({ core, backplane, cut: cutHere });
  const link = new Link(core, backplane, calls);
  const erased = makeTargets<HubShape>(link);
  const handleUpgrade = makeUpgradeHandler(core);
  const stopScan = clock.every(scanMs, () => {
    scan(core);
    calls.expire(clock.now());
  });
  const ready = backplane.start(
    (envelope: Envelope) => takeEnvelope({ core, calls, nodeId: backplane.nodeId }, envelope),
    (state, { error, touches }) => {
      hooks.log?.({ kind: 'backplane', state, ...(error === undefined ? {} : { error }) });
      if (state === 'gap') hooks.resync?.(findTouched(core, touches ?? (() => true)));
    },
  );
  // Whoever does not wait for `ready` hears of a failed start from the log.
  ready.catch((error: unknown) => hooks.log?.({ kind: 'backplane', state: 'down', error }));
  const cut = (who: { userId?: string; sessionId?: string }, reason: string) => {
    cutHere(who, reason);
    link.cut(who, reason);
  };
  const server: HubServer<H> = {
    ...makeTargets<H>(link),
    attach(httpServer, { path }) {
      attachRequests(httpServer, server, path);
      server.attachUpgrades(httpServer, { path });
    },
    attachUpgrades: (httpServer, { path }) => attachUpgrades(httpServer, server, { path, patienceMs: limits.handshakeTimeoutMs }),
    handleRequest: (req, res, { path }) => handleRequest(core, req, res, path),
    handleUpgrade: (req, socket, head, { path }) => handleUpgrade(req, socket, head, path),
    groups: {
      add: async (connectionId, group) => link.changeGroup('add', connectionId, group),
      remove: async (connectionId, group) => link.changeGroup('remove', connectionId, group),
    },
    connections: (filter) => listConnections<H>(core, filter ?? {}),
    disconnectUser: (userId, reason) => cut({ userId }, reason),
    disconnectSession: (sessionId, reason) => cut({ sessionId }, reason),
    metrics: () => measure(core),
    ready,
    close: () => stop(core, backplane, stopScan),
  };
  return server;
}
