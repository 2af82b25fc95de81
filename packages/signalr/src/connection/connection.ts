import type { HubUser } from '../hub/shape.ts';
import type { HubRequest } from '../http/hub-request.ts';
import type { TransportName } from '../options/options.ts';
import type { ProtocolName } from '../protocol/messages.ts';
import type { Core } from '../server/core.ts';
import type { Invocation, PendingResult, QueuedInvocation } from '../dispatch/invocation.ts';
import type { Upload } from '../dispatch/upload.ts';
import type { Chain } from './chain.ts';
import type { StatefulState } from './stateful.ts';
import type { Transport } from './transport.ts';
import type { Unread } from './unread.ts';

/** Reasons to stop reading a client for a while; a connection reads only while none is set. */
export const holds = { connecting: 1, queue: 2, rate: 4, upload: 8 } as const;

/**
 * negotiated → handshake (a transport came) → connecting (handshake done, `connected` runs) → open → closing (Close is on its way) → closed.
 */
export type ConnectionState = 'negotiated' | 'handshake' | 'connecting' | 'open' | 'closing' | 'closed';

interface ConnectionFacts {
  readonly id: string;
  readonly token: string | null;
  readonly user: HubUser | null;
  /** The one that opens the connection. */
  readonly request: HubRequest;
}

/**
 * One client, over however many sockets and polls. Kept small: there are thousands of them, so what most never need is null until then.
 */
export class Connection {
  // What a send touches comes first, so that it lies in one cache line: a broadcast visits thousands of connections.
  state: ConnectionState = 'negotiated';
  isDirty = false;
  protocol: ProtocolName = 'json';
  pending: Chain | null = null;
  stateful: StatefulState | null = null;
  transport: Transport | null = null;
  blockedSince = 0;
  waiters: (() => void)[] | null = null;

  readonly core: Core;
  readonly id: string;
  /** The secret in `?id=`; null when negotiation was skipped. */
  readonly token: string | null;
  readonly address: string;
  readonly userAgent: string | null;
  /** Those that `keepHeaders` names. */
  readonly headers: Readonly<Record<string, string>> | null;
  user: HubUser | null;
  kind: TransportName | null = null;
  wantsStateful = false;

  // In
  hold = 0;
  unread: Unread | null = null;
  isPumping = false;
  tokens: number;
  inboundWaiters: (() => void)[] | null = null;

  // Work
  /** By invocation id; calls that want no answer, and so have no id, by themselves. */
  invocations: Map<string | Invocation, Invocation> | null = null;
  queue: QueuedInvocation[] | null = null;
  running = 0;
  uploads: Map<string, Upload> | null = null;
  results: Map<string, PendingResult> | null = null;

  // Hub
  groups: Set<string> | null = null;
  items: Record<string, unknown> | null = null;
  controller: AbortController | null = null;
  wasConnected = false;

  // Time, all in ms since 1970
  since: number;
  seenAt: number;
  pingedAt: number;
  revalidateAt: number;
  hasPinged = false;

  constructor(core: Core, facts: ConnectionFacts) {
    this.core = core;
    this.id = facts.id;
    this.token = facts.token;
    this.user = facts.user;
    this.address = facts.request.remoteAddress;
    this.userAgent = facts.request.headers['user-agent'] ?? null;
    this.headers = keepHeaders(facts.request, core.settings.keepHeaders);
    this.tokens = core.limits.messageBurst;
    this.since = core.clock.now();
    this.seenAt = this.since;
    this.pingedAt = this.since;
    this.revalidateAt = this.since + core.limits.revalidateMs;
  }
}

/** Whether it is over: nothing new is begun, though last bytes may still be on their way. */
export function hasEnded(connection: Connection): boolean {
  return connection.state === 'closed' || connection.state === 'closing';
}

/** Ends with the connection. */
export function signalOf(connection: Connection): AbortSignal {
  connection.controller ??= new AbortController();
  if (hasEnded(connection)) connection.controller.abort();
  return connection.controller.signal;
}

function keepHeaders(request: HubRequest, names: readonly string[]): Readonly<Record<string, string>> | null {
  if (names.length === 0) return null;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]];
    }),
  );
}
