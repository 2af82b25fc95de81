/** Where a message goes: everyone, a group, a user, one connection, or the inbox of one node. */
export type Channel = 'all' | `g:${string}` | `u:${string}` | `c:${string}` | `n:${string}`;

/** One message between processes. `seq` counts per origin and wire channel; 0 means "not counted". */
export interface Envelope {
  readonly origin: string;
  readonly seq: number;
  readonly channel: Channel;
  readonly except?: readonly string[];
  readonly json?: Uint8Array;
  readonly msgpack?: Uint8Array;
  /** The node that waits for the answer to a command. */
  readonly replyTo?: string;
  /** "Latest wins" key. */
  readonly key?: string;
  readonly ephemeral?: boolean;
  /** The origin has not served its own members: deliver there too (messages sent inside a transaction). */
  readonly echo?: boolean;
  /** Node business instead of a message: group commands, answers, cuts. */
  readonly command?: NodeCommand;
}

export type NodeCommand =
  | {
      readonly kind: 'group';
      readonly id: string;
      readonly action: 'add' | 'remove';
      readonly connectionId: string;
      readonly group: string;
    }
  | { readonly kind: 'done'; readonly id: string; readonly error?: string }
  | { readonly kind: 'ask'; readonly id: string; readonly connectionId: string; readonly target: string; readonly args: string }
  | ({ readonly kind: 'request'; readonly id: string } & RemoteRequest)
  | { readonly kind: 'answer'; readonly id: string; readonly result?: string; readonly error?: string }
  | { readonly kind: 'cut'; readonly userId?: string; readonly sessionId?: string; readonly reason: string };

/** A request of long polling for the process that holds its connection; the body is base64. */
export interface RemoteRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly token: string;
  readonly userId: string | null;
  readonly body: string;
}

/** What that process answers; the body is base64. */
export interface RemoteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Runs one SQL statement; `pg`'s client.query and every query builder's raw query fit. */
export type Query = (sql: string, values: readonly unknown[]) => Promise<unknown>;

/** What a change of state is about: the error, or (for a gap) which channels may miss messages; all of them without it. */
export interface StateDetail {
  readonly error?: unknown;
  readonly touches?: (channel: Channel) => boolean;
}

export type OnState = (state: 'up' | 'down' | 'gap', detail: StateDetail) => void;

/**
 * Carries envelopes between the processes of one hub.
 * Promises: at most once; in order per sender and channel; a loss it notices is reported by `gap`.
 */
export interface Backplane {
  /** Unique per process; part of every connection id, so that a connection's node can be found. Empty: one process only. */
  readonly nodeId: string;
  start(onMessage: (envelope: Envelope) => void, onState: OnState): Promise<void>;
  /** Resolves when the broker has accepted the message; `receivers` where the broker knows it. */
  publish(envelope: Omit<Envelope, 'origin' | 'seq'>): Promise<{ readonly receivers?: number }>;
  /** The same inside the caller's transaction: delivered when and only when it commits. */
  publishWithin?(query: Query, envelope: Omit<Envelope, 'origin' | 'seq'>): Promise<void>;
  /** Called for the first local member of a channel; resolves when messages arrive. */
  subscribe(channel: Channel): Promise<void>;
  /** Called for the last local member. */
  unsubscribe(channel: Channel): Promise<void>;
  stop(): Promise<void>;
}
