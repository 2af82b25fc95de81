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
  const { outbox } = core;
  if (channel.startsWith('c:')) {
    const connection = core.registry.byId.get(channel.slice(2));
    if (connection !== undefined && isReachable(connection, excluded)) outbox.enqueue(connection, message);
    return;
  }
  for (const connection of findMembers(core, channel)) {
    if (isReachable(connection, excluded)) outbox.enqueue(connection, message);
  }
}

function isReachable(connection: Connection, excluded: ReadonlySet<string> | null): boolean {
  if (connection.state !== 'open' && connection.state !== 'connecting') return false;
  return excluded === null || !excluded.has(connection.id);
}
