import type { Query } from '../backplane/backplane.ts';
import type { AskOptions } from '../dispatch/client-results.ts';
import type { EventArguments, EventName, EventPayload, EventResult, HubShape } from '../hub/shape.ts';

export interface SendOptions {
  /** Connections that do not get it, usually the one that caused the change. */
  readonly except?: readonly string[];
  /** "Latest wins": replaces an unsent message with the same key (progress, typing, lock). */
  readonly latest?: string;
  /** Worth nothing later: connections that cannot take it now are passed over. */
  readonly ephemeral?: boolean;
}

/** Clients that can be sent events. Sending never fails because of a client or the backplane; it throws when a payload cannot be serialised. */
export interface Target<H extends HubShape> {
  /** Sends an event with one argument, the usual form. */
  send<E extends EventName<H>>(event: E, payload: EventPayload<H, E>, options?: SendOptions): void;
  /** Sends an event with any number of arguments. */
  sendArguments<E extends EventName<H>>(event: E, args: EventArguments<H, E>, options?: SendOptions): void;
  /** Sends as part of the caller's transaction: everyone gets it when it commits. Rejects where the backplane cannot do that. */
  sendWithin<E extends EventName<H>>(query: Query, event: E, payload: EventPayload<H, E>, options?: SendOptions): Promise<void>;
}

export interface ClientTarget<H extends HubShape> extends Target<H> {
  /** Asks the client and waits for its handler's return value. Rejects on its error, disconnect, abort and time-out. */
  invoke<E extends EventName<H>>(event: E, args: EventArguments<H, E>, options?: AskOptions): Promise<EventResult<H, E>>;
}

/** Whom a server or a hub method can address. A list of names addresses all of them. */
export interface Targets<H extends HubShape> {
  readonly all: Target<H>;
  group(name: string | readonly string[]): Target<H>;
  user(id: string | readonly string[]): Target<H>;
  client(connectionId: string): ClientTarget<H>;
  clients(connectionIds: readonly string[]): Target<H>;
}

export interface CallerTargets<H extends HubShape> extends Targets<H> {
  readonly caller: ClientTarget<H>;
  /** Everyone but the caller. */
  readonly others: Target<H>;
  othersInGroup(name: string): Target<H>;
}
