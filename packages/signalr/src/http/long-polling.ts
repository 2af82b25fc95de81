import type { Chain } from '../connection/chain.ts';
import type { Connection } from '../connection/connection.ts';
import { attach, dispose } from '../connection/lifecycle.ts';
import type { Transport } from '../connection/transport.ts';
import { type Answering, noCache, type Refusal, respond } from './respond.ts';

type Headers = Record<string, string>;

/** The polls of one connection: at most one is open at a time (L3). */
class Polls implements Transport {
  readonly kind = 'LongPolling';
  readonly #connection: Connection;
  #open: { readonly res: Answering; readonly headers: Headers; readonly since: number } | null = null;
  #idleSince: number;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#idleSince = connection.core.clock.now();
  }

  isBlocked(): boolean {
    return this.#open === null;
  }

  bufferedBytes(): number {
    return 0;
  }

  write(chain: Chain): void {
    this.#answer(200, chain.payload());
  }

  pause(): void {}
  resume(): void {}

  /** Nothing more will come: the open or the next poll learns it by 204 (L2). */
  close(): void {
    if (this.#open === null) return;
    this.#answer(204, '');
    dispose(this.#connection, null);
  }

  terminate(): void {
    this.#answer(204, '');
  }

  /** Holds a poll until there is something to say. */
  hold(res: Answering, headers: Headers): void {
    this.#answer(204, '');
    const { core } = this.#connection;
    this.#open = { res, headers, since: core.clock.now() };
    res.on('close', () => {
      if (this.#open?.res !== res) return;
      this.#open = null;
      this.#idleSince = core.clock.now();
    });
    core.outbox.flush(this.#connection);
    core.outbox.release(this.#connection);
  }

  /** Once a second: ends polls that are too old, and says when the client has stopped polling (L2, L5). */
  isLost(now: number): boolean {
    const { limits } = this.#connection.core;
    if (this.#open !== null && now - this.#open.since >= limits.pollTimeoutMs) this.#answer(200, '');
    return this.#open === null && now - this.#idleSince > limits.disconnectTimeoutMs;
  }

  #answer(status: number, body: Buffer | string): void {
    const open = this.#open;
    if (open === null) return;
    this.#open = null;
    this.#idleSince = this.#connection.core.clock.now();
    answerPoll(open.res, status, body, open.headers);
  }
}

function answerPoll(res: Answering, status: number, body: Buffer | string, headers: Headers): void {
  respond(res, status, body, { ...(status === 200 ? { 'content-type': 'application/octet-stream' } : {}), ...noCache, ...headers });
}

/** One GET of the long polling transport (L1 to L4). */
export function poll(connection: Connection, res: Answering, headers: Headers): void {
  if (connection.state === 'negotiated') {
    attach(connection, new Polls(connection));
    // The first poll only starts the connection; the client takes any other answer for a failure.
    answerPoll(res, 200, '', headers);
    return;
  }
  if (connection.state === 'closing') {
    const last = connection.pending;
    connection.pending = null;
    if (last === null) dispose(connection, null);
    answerPoll(res, last === null ? 204 : 200, last?.payload() ?? '', headers);
    return;
  }
  if (connection.transport instanceof Polls) connection.transport.hold(res, headers);
}

/** The client's own end of a connection. */
export function endPolling(connection: Connection, res: Answering, headers: Headers): Refusal | null {
  if (connection.kind !== 'LongPolling') {
    return { status: 400, text: 'Cannot terminate this connection using the DELETE endpoint.' };
  }
  const { transport } = connection;
  dispose(connection, null);
  transport?.terminate();
  respond(res, 202, '', { 'content-type': 'text/plain', ...noCache, ...headers });
  return null;
}
