import type { Backplane } from '../backplane/backplane.ts';
import type { Hub } from '../hub/define-hub.ts';
import type { HubContext } from '../hub/context.ts';
import type { HubShape, HubUser, UserOf } from '../hub/shape.ts';
import type { HubRequest } from '../http/hub-request.ts';
import type { ProtocolName } from '../protocol/messages.ts';
import type { Clock } from './clock.ts';
import type { HubHooks } from './hooks.ts';
import type { Limits } from './limits.ts';

export type TransportName = 'WebSockets' | 'ServerSentEvents' | 'LongPolling';

/** A negotiation that ends elsewhere (N6): at another URL, or with an error text for the client. */
export type NegotiateAnswer = { readonly url: string; readonly accessToken?: string } | { readonly error: string };

type Later<T> = T | Promise<T>;

export interface HubServerOptions<H extends HubShape> {
  readonly hub: Hub<H>;
  /**
   * Says who is calling. null: an anonymous connection. A Response refuses the request with its status and text.
   * Called for negotiate and again for every transport request: all of one connection must name the same user (A3).
   */
  readonly authenticate: (request: HubRequest) => Later<UserOf<H> | null | Response>;
  /** Asked before every method, after its own `authorize`. */
  readonly authorize?: (context: HubContext<H>, method: string, args: readonly unknown[]) => Later<boolean>;
  /** Asked every `revalidateMs` for each connection: the user as it is now, or null when the session has ended (A6). */
  readonly revalidate?: (user: UserOf<H>, connection: { readonly connectionId: string }) => Later<UserOf<H> | null>;
  /** Sends a negotiation elsewhere (another node, another service) or refuses it in words. */
  readonly negotiate?: (request: HubRequest, user: UserOf<H> | null) => Later<NegotiateAnswer | null>;
  readonly backplane?: Backplane;
  /**
   * The same secret in all processes of a hub: a WebSocket may then come to another process than the one that negotiated, and requests of
   * long polling are passed on to it, so that a load balancer needs no sticky sessions. A stream of server-sent events is refused elsewhere.
   */
  readonly sharedSecret?: string;
  readonly limits?: Partial<Limits>;
  /**
   * Cross-origin pages that may use the hub; same-origin pages and clients without an Origin always may (A4).
   * `allowedHeaders` are the headers that such a page may send besides those of the official client.
   */
  readonly cors?: {
    readonly origins: readonly string[] | ((origin: string) => boolean);
    readonly allowedHeaders?: readonly string[];
  };
  /** Whether an Origin is the hub's own. Default: it names the request's Host, which a proxy may change and a foreign name may lead to. */
  readonly ownOrigin?: (origin: string) => boolean;
  readonly transports?: readonly TransportName[];
  readonly protocols?: readonly ProtocolName[];
  /** Lets WebSocket clients that ask for it take up a lost connection again (R1 to R4). Default true. */
  readonly statefulReconnect?: boolean;
  /**
   * Oldest negotiate version that is served. Default 1; with 0, clients that ask for no version or for 0 are served too,
   * and the id that others may know of them is then also the secret that opens their connection.
   */
  readonly minNegotiateVersion?: number;
  /** Tells clients the text of every error, not only of HubException. Never in production. */
  readonly detailedErrors?: boolean;
  /** The caller's address behind a proxy; default is the socket's. */
  readonly clientAddress?: (request: HubRequest['raw']) => string;
  /** Headers of the opening request that `context.request.headers` keeps. Default: none; the user agent is always kept. */
  readonly keepHeaders?: readonly string[];
  readonly hooks?: HubHooks;
  readonly clock?: Clock;
}

/** The options as the inside uses them: defaults filled in, the hub's own types dropped. */
export interface Settings {
  readonly sharedSecret: string | null;
  readonly authenticate: (request: HubRequest) => Later<HubUser | null | Response>;
  readonly authorize: ((context: unknown, method: string, args: readonly unknown[]) => Later<boolean>) | null;
  readonly revalidate: ((user: HubUser, connection: { readonly connectionId: string }) => Later<HubUser | null>) | null;
  readonly negotiate: ((request: HubRequest, user: HubUser | null) => Later<NegotiateAnswer | null>) | null;
  readonly origins: (origin: string) => boolean;
  /** null: the Host tells. */
  readonly ownOrigin: ((origin: string) => boolean) | null;
  /** As a preflight is answered. */
  readonly allowedHeaders: string;
  readonly transports: ReadonlySet<TransportName>;
  readonly protocols: ReadonlySet<ProtocolName>;
  readonly statefulReconnect: boolean;
  readonly minNegotiateVersion: number;
  readonly detailedErrors: boolean;
  readonly keepHeaders: readonly string[];
  readonly clientAddress: (request: HubRequest['raw']) => string;
}
