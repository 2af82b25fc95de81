import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HubShape, UserOf } from '../hub/shape.ts';
import type { HubMetrics } from '../options/hooks.ts';
import type { Targets } from '../send/targets.ts';
import type { UpgradeServer } from './attach.ts';

/** One connection of this process, as it is now. */
export interface ConnectionView<H extends HubShape> {
  readonly connectionId: string;
  readonly user: UserOf<H> | null;
  readonly transport: string;
  readonly protocol: string;
  readonly remoteAddress: string;
  readonly groups: readonly string[];
}

/** A running hub. Sends reach all processes of the backplane; `connections` and `metrics` speak of this process. */
export interface HubServer<H extends HubShape> extends Targets<H> {
  /**
   * Serves the hub under `path` on a Node server; every other request goes to the listeners that were there before.
   * Several hubs may share a server, also one below the other: each gets its own path, its `/negotiate`, and nothing else.
   * A hub that is attached where another one is takes its place.
   */
  attach(server: Server, at: { readonly path: string }): void;
  /** The half of `attach` that frameworks do not route: takes the WebSocket upgrades of `path`, and leaves all others to the application. */
  attachUpgrades(server: UpgradeServer, at: { readonly path: string }): void;
  /** Answers a request that the caller has routed to the hub; `path` is where the hub is in `req.url`. Never rejects. */
  handleRequest(req: IncomingMessage, res: ServerResponse, at: { readonly path: string }): Promise<void>;
  /** Takes a WebSocket upgrade that the caller has routed to the hub. Never rejects. */
  handleUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer, at: { readonly path: string }): Promise<void>;
  readonly groups: {
    /** Resolves when the connection, wherever it is, is a member; unknown connections are a no-op. */
    add(connectionId: string, group: string): Promise<void>;
    remove(connectionId: string, group: string): Promise<void>;
  };
  connections(filter?: { readonly userId?: string; readonly group?: string; readonly sessionId?: string }): readonly ConnectionView<H>[];
  /** Cuts all connections of a user at once, on every process; clients come back and are authenticated again. */
  disconnectUser(userId: string, reason: string): void;
  /** The same for one sign-in of a user (`HubUser.sessionId`). */
  disconnectSession(sessionId: string, reason: string): void;
  metrics(): HubMetrics;
  /** Resolves when the backplane is up; without one, at once. */
  readonly ready: Promise<void>;
  /** Says goodbye to all clients (they may come back elsewhere), waits at most closeTimeoutMs, and stops. */
  close(): Promise<void>;
}
