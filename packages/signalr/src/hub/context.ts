import type { TransportName } from '../options/options.ts';
import type { ProtocolName } from '../protocol/messages.ts';
import type { CallerTargets } from '../send/targets.ts';
import type { HubShape, ItemsOf, UserOf } from './shape.ts';

/** What a hub method knows about its caller. One per call; `items` and `groups` belong to the connection. */
export interface HubContext<H extends HubShape> {
  readonly connectionId: string;
  /** null: the connection is anonymous. */
  readonly user: UserOf<H> | null;
  /** How the caller is connected, and in which hub protocol it talks. */
  readonly transport: TransportName;
  readonly protocol: ProtocolName;
  /** What is known of the request that opened the connection. */
  readonly request: OpeningRequest;
  /** Ends when the client cancels this call, and with the connection: also for calls that want no answer, and for what a call leaves behind when it returns. */
  readonly signal: AbortSignal;
  /** Headers of the invocation message (not of the HTTP request); usually empty. */
  readonly headers: Readonly<Record<string, string>>;
  /** Notes of this connection, kept until it ends. */
  readonly items: ItemsOf<H>;
  readonly clients: CallerTargets<H>;
  readonly groups: ConnectionGroups;
  /** Closes this connection; the client does not come back by itself. */
  abort(): void;
}

/** The negotiation, or the WebSocket upgrade of a client that skips it. All but the address is what the client says of itself. */
export interface OpeningRequest {
  /** As `clientAddress` tells it; default is the socket's. */
  readonly remoteAddress: string;
  readonly userAgent: string | null;
  /** Those of `keepHeaders` that were sent; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The groups of one connection. Adding twice or leaving a foreign group does nothing. */
export interface ConnectionGroups {
  add(group: string): Promise<void>;
  remove(group: string): Promise<void>;
  readonly names: readonly string[];
}
