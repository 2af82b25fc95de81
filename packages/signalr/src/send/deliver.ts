import type { Connection } from '../connection/connection.ts';
import type { OutMessage } from '../protocol/out-message.ts';
import type { Core } from '../server/core.ts';
import type { Channel } from '../backplane/backplane.ts';

/** The connections of this process that a channel means. */
export function findMembers(core: Core, channel: Channel): Iterable<Connection> {
  if (channel === 'all') return core.registry.byId.values();
  const name = channel.slice(2);
  if (channel.startsWith('g:')) return core.groups.members(name) ?? [];
  if (channel.startsWith('u:')) return core.registry.byUser.get(name) ?? [];
  const connection = core.registry.byId.get(name);
  return connection === undefined ? [] : [connection];
}

/** Queues one message for all local members of a channel. A connection without the message's protocol form is passed over and logged. */
export function deliver(core: Core, channel: Channel, message: OutMessage, except: readonly string[] | undefined): void {
  const excluded = except === undefined || except.length === 0 ? null : except.length > 4 ? new Set(except) : except;
  const { outbox } = core;
  for (const connection of findMembers(core, channel)) {
    if (connection.state !== 'open' && connection.state !== 'connecting') continue;
    if (excluded !== null && (excluded instanceof Set ? excluded.has(connection.id) : excluded.includes(connection.id))) continue;
    outbox.enqueue(connection, message);
  }
}
