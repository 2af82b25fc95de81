import type { CallerTargets } from '../send/targets.ts';
import type { HubShape, ItemsOf, UserOf } from './shape.ts';

/** What a hub method knows about its caller. One per call; `items` and `groups` belong to the connection. */
export interface HubContext<H extends HubShape> {
  readonly connectionId: string;
  /** null: the connection is anonymous. */
  readonly user: UserOf<H> | null;
  /** Ends when the client cancels this call or the connection is lost. */
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

/** The groups of one connection. Adding twice or leaving a foreign group does nothing. */
export interface ConnectionGroups {
  add(group: string): Promise<void>;
  remove(group: string): Promise<void>;
  readonly names: readonly string[];
}
