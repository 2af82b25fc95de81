import type { Channel, Query } from '../backplane/backplane.ts';
import type { Link } from '../backplane/link.ts';
import type { AskOptions } from '../dispatch/client-results.ts';
import type { HubShape } from '../hub/shape.ts';
import { OutMessage } from '../protocol/out-message.ts';
import type { CallerTargets, ClientTarget, SendOptions, Target, Targets } from './targets.ts';

function listOf(names: string | readonly string[]): readonly string[] {
  return typeof names === 'string' ? [names] : names;
}

function makeTarget<H extends HubShape>(link: Link, channels: readonly Channel[], without: string | null): Target<H> {
  const exceptOf = (options: SendOptions | undefined) =>
    without === null ? options?.except : options?.except === undefined ? [without] : [...options.except, without];
  const messageOf = (event: string, args: readonly unknown[], options: SendOptions | undefined) =>
    new OutMessage(
      { type: 1, target: event, args },
      {
        shared: true,
        ...(options?.latest === undefined ? {} : { key: options.latest }),
        ...(options?.ephemeral === undefined ? {} : { ephemeral: options.ephemeral }),
      },
    );
  const send = (event: string, args: readonly unknown[], options: SendOptions | undefined) => {
    const message = messageOf(event, args, options);
    for (const channel of channels) link.send(channel, message, exceptOf(options));
  };
  return {
    send: (event, payload, options) => send(event, [payload], options),
    sendArguments: (event, args, options) => send(event, args, options),
    async sendWithin(query: Query, event, payload, options) {
      const message = messageOf(event, [payload], options);
      for (const channel of channels) await link.sendWithin(query, channel, message, exceptOf(options));
    },
  };
}

function makeClient<H extends HubShape>(link: Link, connectionId: string): ClientTarget<H> {
  const ask = (event: string, args: readonly unknown[], options: AskOptions | undefined) =>
    link.ask(connectionId, { target: event, args }, options ?? {});
  return {
    ...makeTarget<H>(link, [`c:${connectionId}`], null),
    // What a client answers is typed by the declaration only; a hub that distrusts its clients checks it.
    invoke: ask as ClientTarget<H>['invoke'],
  };
}

/** The addressing half of the public API. */
export function makeTargets<H extends HubShape>(link: Link): Targets<H> {
  return {
    all: makeTarget(link, ['all'], null),
    group: (name) =>
      makeTarget(
        link,
        listOf(name).map((group): Channel => `g:${group}`),
        null,
      ),
    user: (id) =>
      makeTarget(
        link,
        listOf(id).map((user): Channel => `u:${user}`),
        null,
      ),
    client: (connectionId) => makeClient(link, connectionId),
    clients: (ids) =>
      makeTarget(
        link,
        ids.map((id): Channel => `c:${id}`),
        null,
      ),
  };
}

/** The same from a caller's point of view. */
export function makeCallerTargets<H extends HubShape>(link: Link, targets: Targets<H>, connectionId: string): CallerTargets<H> {
  return {
    ...targets,
    caller: makeClient(link, connectionId),
    others: makeTarget(link, ['all'], connectionId),
    othersInGroup: (name) => makeTarget(link, [`g:${name}`], connectionId),
  };
}
