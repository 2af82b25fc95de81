import type { Connection } from '../connection/connection.ts';
import type { OutMessage } from '../protocol/out-message.ts';
import type { Core } from '../server/core.ts';
import type { Channel } from '../backplane/backplane.ts';

const nobody: ReadonlySet<Connection> = new Set();

function findMembers(core: Core, channel: Channel): ReadonlySet<Connection> {
  if (channel === 'all') return core.registry.open;
  if (channel.startsWith('c:')) return nobody;
  const name = channel.slice(2);
  return (channel.startsWith('g:') ? core.groups.members(name) : core.registry.byUser.get(name)) ?? nobody;
}

/** Queues one message for all local members of a channel, without the excepted connections. */
export function deliver(core: Core, channel: Channel, message: OutMessage, except: readonly string[] | undefined): void {
  const excluded = except === undefined || except.length === 0 ? null : new Set(except);
  const onFault = (connection: Connection, error: unknown) =>
    core.hooks.log?.({ kind: 'fault', where: 'send', error, connectionId: connection.id });
  const one = channel.startsWith('c:') ? core.registry.byId.get(channel.slice(2)) : undefined;
  const members = one === undefined ? findMembers(core, channel) : new Set([one]);
  core.outbox.broadcast({ members, message, excluded, onFault });
}
