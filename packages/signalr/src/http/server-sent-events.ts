import type { ServerResponse } from 'node:http';
import type { Chain } from '../connection/chain.ts';
import type { Connection } from '../connection/connection.ts';
import { attach, loseTransport } from '../connection/lifecycle.ts';
import type { Transport } from '../connection/transport.ts';

/** One event: every line behind `data: `, a blank line at the end; a CR before LF goes (S2). */
export function formatEvent(payload: string): string {
  const lines = payload.split(/\r?\n/).map((line) => `data: ${line}\r\n`);
  return `${lines.join('')}\r\n`;
}

class EventStream implements Transport {
  readonly kind = 'ServerSentEvents';
  readonly #connection: Connection;
  readonly #res: ServerResponse;

  constructor(connection: Connection, res: ServerResponse) {
    this.#connection = connection;
    this.#res = res;
  }

  isBlocked(): boolean {
    return this.#res.writableNeedDrain;
  }

  bufferedBytes(): number {
    return this.#res.writableLength;
  }

  write(chain: Chain): void {
    const { core } = this.#connection;
    if (this.#res.write(formatEvent(chain.payload().toString('utf8')))) return;
    this.#connection.blockedSince = core.clock.now();
    this.#res.once('drain', () => {
      this.#connection.blockedSince = 0;
      core.outbox.flush(this.#connection);
      core.outbox.release(this.#connection);
    });
  }

  // The client sends by POST: a POST that waits for its answer is what holds it back.
  pause(): void {}
  resume(): void {}

  close(): void {
    this.#res.end();
  }

  terminate(): void {
    this.#res.destroy();
  }
}

/** Opens the event stream; it lives as long as the request (S1, S3). */
export function openEventStream(connection: Connection, res: ServerResponse, headers: Record<string, string>): void {
  res.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache,no-store',
    pragma: 'no-cache',
    'content-encoding': 'identity',
    // nginx would otherwise hold events back.
    'x-accel-buffering': 'no',
    ...headers,
  });
  res.socket?.setNoDelay(true);
  const transport = new EventStream(connection, res);
  res.on('error', () => undefined);
  res.on('close', () => loseTransport(connection, transport, null));
  // Firefox fires `open` only after the first bytes.
  res.write(':\r\n');
  attach(connection, transport);
}
