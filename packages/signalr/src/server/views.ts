import type { Channel } from '../backplane/backplane.ts';
import type { HubShape } from '../hub/shape.ts';
import type { HubHooks, HubMetrics } from '../options/hooks.ts';
import type { Core } from './core.ts';
import type { ConnectionView } from './hub-server.ts';

interface ConnectionFilter {
  readonly userId?: string;
  readonly group?: string;
  readonly sessionId?: string;
}

/** The connections of this process that have finished their handshake. */
export function listConnections<H extends HubShape>(core: Core, filter: ConnectionFilter): readonly ConnectionView<H>[] {
  const views: ConnectionView<HubShape>[] = [];
  for (const connection of core.registry.open) {
    if (filter.userId !== undefined && connection.user?.id !== filter.userId) continue;
    if (filter.sessionId !== undefined && connection.user?.sessionId !== filter.sessionId) continue;
    if (filter.group !== undefined && connection.groups?.has(filter.group) !== true) continue;
    views.push({
      connectionId: connection.id,
      user: connection.user,
      transport: connection.kind ?? '',
      protocol: connection.protocol,
      remoteAddress: connection.address,
      groups: [...(connection.groups ?? [])],
    });
  }
  return views;
}

/** The local groups and users whose messages may be missing. */
export function findTouched(core: Core, touches: (channel: Channel) => boolean): Parameters<NonNullable<HubHooks['resync']>>[0] {
  return {
    groups: [...core.groups.names()].filter((group) => touches(`g:${group}`)),
    users: [...core.registry.byUser.keys()].filter((user) => touches(`u:${user}`)),
    all: touches('all'),
  };
}

export function measure(core: Core): HubMetrics {
  const { registry, counters } = core;
  return {
    connections: registry.open.size,
    pendingNegotiations: registry.unattached,
    unhandshaken: registry.unhandshaken,
    groups: core.groups.size,
    waitingBytes: core.waitingPosts.bytes,
    messagesIn: counters.messagesIn,
    messagesOut: counters.messagesOut,
    framesOut: counters.framesOut,
    bytesOut: counters.bytesOut,
    droppedSlow: counters.droppedSlow,
    refused: counters.refused,
  };
}
