/** What happened, for logs and metrics. No entry holds an access token or a connection token (A2). */
export type HubLogEntry =
  | { readonly kind: 'request'; readonly method: string; readonly url: string; readonly status: number }
  | { readonly kind: 'connected'; readonly connectionId: string; readonly transport: string; readonly protocol: string }
  | { readonly kind: 'disconnected'; readonly connectionId: string; readonly reason: string }
  | { readonly kind: 'reattached'; readonly connectionId: string }
  | { readonly kind: 'refused'; readonly reason: string; readonly connectionId?: string }
  /** A page that may not use the hub; `origin` is what its browser sent, whatever that is. */
  | { readonly kind: 'foreign-origin'; readonly origin: string }
  | { readonly kind: 'invocation-failed'; readonly connectionId: string; readonly target: string; readonly error: unknown }
  | { readonly kind: 'fault'; readonly where: string; readonly error: unknown; readonly connectionId?: string }
  | { readonly kind: 'backplane'; readonly state: 'up' | 'down' | 'gap'; readonly error?: unknown };

export interface HubHooks {
  /** Called synchronously; must not throw. */
  readonly log?: (entry: HubLogEntry) => void;
  /** Called after each hub method: its name, how long it took and whether it answered without error. */
  readonly invoked?: (call: { readonly method: string; readonly ms: number; readonly ok: boolean }) => void;
  /** Messages may have been lost between processes: tell these groups and users to fetch again. */
  readonly resync?: (touched: { readonly groups: readonly string[]; readonly users: readonly string[]; readonly all: boolean }) => void;
}

/** Running totals since the start, and how many connections are in which state now. */
export interface HubMetrics {
  readonly connections: number;
  readonly pendingNegotiations: number;
  readonly unhandshaken: number;
  readonly groups: number;
  /** Bytes of POSTs that wait for their turn. */
  readonly waitingBytes: number;
  readonly messagesIn: number;
  readonly messagesOut: number;
  readonly framesOut: number;
  readonly bytesOut: number;
  readonly droppedSlow: number;
  readonly refused: number;
}

export class Counters {
  messagesIn = 0;
  messagesOut = 0;
  framesOut = 0;
  bytesOut = 0;
  droppedSlow = 0;
  refused = 0;
}
