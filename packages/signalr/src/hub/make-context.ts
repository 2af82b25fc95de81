import type { Link } from '../backplane/link.ts';
import type { Connection } from '../connection/connection.ts';
import { signalOf } from '../connection/connection.ts';
import { closeConnection } from '../connection/lifecycle.ts';
import type { TransportName } from '../options/options.ts';
import type { ProtocolName } from '../protocol/messages.ts';
import { makeCallerTargets } from '../send/make-targets.ts';
import type { CallerTargets, Targets } from '../send/targets.ts';
import type { CallFacts } from '../server/core.ts';
import type { ConnectionGroups, HubContext, OpeningRequest } from './context.ts';
import type { HubShape, HubUser } from './shape.ts';

const noHeaders: Readonly<Record<string, string>> = Object.freeze({});

/** Everything is looked up when asked for: most methods use two of these, and there is one context per call. */
export class CallContext implements HubContext<HubShape> {
  readonly #connection: Connection;
  readonly #call: CallFacts | null;
  readonly #link: Link;
  readonly #targets: Targets<HubShape>;

  constructor(connection: Connection, call: CallFacts | null, sending: { readonly link: Link; readonly targets: Targets<HubShape> }) {
    this.#connection = connection;
    this.#call = call;
    this.#link = sending.link;
    this.#targets = sending.targets;
  }

  get connectionId(): string {
    return this.#connection.id;
  }

  get user(): HubUser | null {
    return this.#connection.user;
  }

  get transport(): TransportName {
    // A context is only made for a connection that has one.
    return this.#connection.kind ?? 'WebSockets';
  }

  get protocol(): ProtocolName {
    return this.#connection.protocol;
  }

  get request(): OpeningRequest {
    const { address, userAgent, headers } = this.#connection;
    return { remoteAddress: address, userAgent, headers: headers ?? noHeaders };
  }

  get headers(): Readonly<Record<string, string>> {
    return this.#call?.headers ?? noHeaders;
  }

  get signal(): AbortSignal {
    return this.#call === null ? signalOf(this.#connection) : this.#call.signal();
  }

  get items(): Record<string, unknown> {
    this.#connection.items ??= {};
    return this.#connection.items;
  }

  get clients(): CallerTargets<HubShape> {
    return makeCallerTargets(this.#link, this.#targets, this.#connection.id);
  }

  get groups(): ConnectionGroups {
    const connection = this.#connection;
    const { groups } = connection.core;
    return {
      add: (group) => groups.add(connection, group),
      remove: (group) => groups.remove(connection, group),
      get names() {
        return [...(connection.groups ?? [])];
      },
    };
  }

  abort(): void {
    closeConnection(this.#connection, { error: null, allowReconnect: false });
  }
}
