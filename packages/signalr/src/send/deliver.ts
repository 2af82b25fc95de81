import type { Connection } from '../connection/connection.ts';
import type { OutMessage } from '../protocol/out-message.ts';
import type { Core } from '../server/core.ts';
import type { Channel } from '../backplane/backplane.ts';

const nobody: ReadonlySet<Connection> = new Set();

function findMembers(core: Core, channel: Channel): ReadonlySet<Connection> {
  if (channel === 'all') return core.registry.open;
  const name = channel.slice(2);
  return (channel.startsWith('g:') ? core.groups.members(name) : core.registry.byUser.get(name)) ?? nobody;
}

/** Queues one message for all local members of a channel, without the excepted connections. */
export function deliver(core: Core, channel: Channel, message: OutMessage, except: readonly string[] | undefined): void {
  const excluded = except === undefined || except.length === 0 ? null : new Set(except);
  if (channel.startsWith('c:')) {
    const connection = core.registry.byId.get(channel.slice(2));
    if (connection !== undefined && isReachable(connection, excluded)) enqueueOrLog(core, connection, message);
    return;
  }
  for (const connection of findMembers(core, channel)) {
    if (isReachable(connection, excluded)) enqueueOrLog(core, connection, message);
  }
}

// MessagePack cannot carry everything that JSON can (functions are dropped there); its clients are then passed over, not the others.
function enqueueOrLog(core: Core, connection: Connection, message: OutMessage): void {
  try {
    core.outbox.enqueue(connection, message);
  } catch (error) {
    core.hooks.log?.({ kind: 'fault', where: 'send', error, connectionId: connection.id });
  }
}

function isReachable(connection: Connection, excluded: ReadonlySet<string> | null): boolean {
  if (connection.state !== 'open' && connection.state !== 'connecting') return false;
  return excluded === null || !excluded.has(connection.id);
}
