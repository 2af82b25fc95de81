import type { RemoteAnswer, RemoteRequest } from '../backplane/backplane.ts';
import type { Connection } from '../connection/connection.ts';
import type { Outbox } from '../connection/outbox.ts';
import type { Registry } from '../connection/registry.ts';
import type { CompiledHub } from '../hub/define-hub.ts';
import type { WaitingPosts } from '../http/waiting-posts.ts';
import type { Clock } from '../options/clock.ts';
import type { Counters, HubHooks } from '../options/hooks.ts';
import type { Limits } from '../options/limits.ts';
import type { Settings } from '../options/options.ts';
import type { Groups } from '../send/groups.ts';

/** What the parts of one server share. Built once by `createHubServer`. */
export interface Core {
  readonly hub: CompiledHub;
  readonly settings: Settings;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly hooks: HubHooks;
  readonly counters: Counters;
  readonly registry: Registry;
  readonly outbox: Outbox;
  readonly groups: Groups;
  readonly waitingPosts: WaitingPosts;
  /** Set by `close()`: new connections are refused. */
  isStopping: boolean;
  /** `connected` and `disconnected` hooks and streams that are still running; `close()` waits for them. */
  readonly background: Set<Promise<unknown>>;
  /** The context handed to hub methods and hooks. */
  makeContext(connection: Connection, call: CallFacts | null): unknown;
  /** Goes on reading a connection that was on hold. */
  pump(connection: Connection): void;
  /** Someone of this user is connected here, or no longer. */
  joinUser(userId: string): void;
  leaveUser(userId: string): void;
  /** Empty: one process only. */
  readonly nodeId: string;
  /** Has a request answered by the process that holds its connection. */
  forward(node: string, request: RemoteRequest): Promise<RemoteAnswer>;
  /** A new connection id, which names this node where there are several. */
  makeId(): string;
}

/** What a context knows of the call it belongs to. */
export interface CallFacts {
  readonly headers: Readonly<Record<string, string>> | null;
  /** The call's own abort signal, made when first asked for. */
  signal(): AbortSignal;
}

/** Keeps a promise that nobody awaits under watch: errors are logged, `close()` waits for it. */
export function inBackground(core: Core, where: string, work: Promise<unknown>, connectionId?: string): void {
  const watched = work
    .catch((error: unknown) => core.hooks.log?.({ kind: 'fault', where, error, ...(connectionId === undefined ? {} : { connectionId }) }))
    .finally(() => core.background.delete(watched));
  core.background.add(watched);
}
