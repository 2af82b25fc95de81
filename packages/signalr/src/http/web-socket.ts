import type { Duplex } from 'node:stream';
import type { RawData } from 'ws';
import { WebSocket } from 'ws';
import type { Chain } from '../connection/chain.ts';
import type { Connection } from '../connection/connection.ts';
import { hasEnded, holds } from '../connection/connection.ts';
import { endsInsideMessage, receive } from '../connection/inbound.ts';
import { loseTransport } from '../connection/lifecycle.ts';
import { costs, spend } from '../connection/spend.ts';
import type { Transport } from '../connection/transport.ts';

const lostWithoutClose = 1006;

/** A server-side socket that answers a close frame without a status by 1000, as SignalR clients expect (W3). */
export class HubSocket extends WebSocket {
  transport: SocketTransport | null = null;

  override close(code: number = 1000, reason?: string | Buffer): void {
    if (this.transport !== null) this.transport.isOpen = false;
    super.close(code, reason);
  }
}

/** A WebSocket. Frames are written to the TCP socket directly, because they are built once for many connections. */
export class SocketTransport implements Transport {
  readonly kind = 'WebSockets';
  readonly connection: Connection;
  readonly #socket: HubSocket;
  readonly #stream: Duplex;
  #isFull = false;
  /** False once a close frame has been sent: nothing may follow it. */
  isOpen = true;
  fault: Error | null = null;

  constructor(connection: Connection, socket: HubSocket, stream: Duplex) {
    this.connection = connection;
    this.#socket = socket;
    this.#stream = stream;
    socket.transport = this;
    socket.on('message', onMessage);
    socket.on('ping', onPing);
    socket.on('pong', onPong);
    socket.on('close', onClose);
    socket.on('error', onError);
  }

  isBlocked(): boolean {
    return this.#isFull;
  }

  bufferedBytes(): number {
    return this.#stream.writableLength;
  }

  write(chain: Chain): void {
    if (!this.isOpen) return;
    if (this.#stream.write(chain.frame())) return;
    const { connection } = this;
    connection.blockedSince = connection.core.clock.now();
    this.#isFull = true;
    this.#stream.once('drain', () => {
      this.#isFull = false;
      if (connection.transport !== this) return;
      connection.blockedSince = 0;
      connection.core.outbox.flush(connection);
      connection.core.outbox.release(connection);
    });
  }

  /** Answers a ping of the WebSocket protocol, unless answers are piling up. */
  pong(data: Buffer): void {
    if (this.isOpen && !this.#stream.writableNeedDrain) this.#socket.pong(data);
  }

  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    if (this.#socket.isPaused) this.#socket.resume();
  }

  close(code: 1000 | 1011): void {
    // A paused socket would never read the answering close frame.
    this.resume();
    this.#socket.close(code);
  }

  terminate(): void {
    this.#socket.terminate();
  }
}

// Shared by all sockets: a closure per connection and event would cost memory thousands of times.
function onMessage(this: WebSocket, data: RawData): void {
  if (!(this instanceof HubSocket) || this.transport === null) return;
  const { connection } = this.transport;
  if (connection.transport !== this.transport) return;
  receive(connection, Buffer.isBuffer(data) ? data : Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data));
}

// The protocol's own pings are answered here and not by the library, which would answer as many as come (A7).
function onPing(this: WebSocket, data: Buffer): void {
  chargeFrame(this)?.pong(data);
}

function onPong(this: WebSocket): void {
  chargeFrame(this);
}

// Charges for a frame of the protocol itself; null when nothing may be done about it.
function chargeFrame(socket: WebSocket): SocketTransport | null {
  if (!(socket instanceof HubSocket) || socket.transport === null) return null;
  const { transport } = socket;
  const { connection } = transport;
  // A connection that is closing must go on reading, or it would never see the answer to its close frame.
  if (connection.transport !== transport || hasEnded(connection)) return null;
  // What a socket has taken in before it was paused still comes.
  if ((connection.hold & holds.rate) !== 0) return null;
  spend(connection, costs.idle);
  return transport;
}

function onError(this: WebSocket, error: Error): void {
  if (this instanceof HubSocket && this.transport !== null) this.transport.fault = error;
}

function onClose(this: WebSocket, code: number): void {
  if (!(this instanceof HubSocket) || this.transport === null) return;
  const { connection, fault } = this.transport;
  if (connection.transport !== this.transport) return;
  if (fault !== null) {
    // A broken frame is not a lost socket: nothing to come back to.
    connection.stateful = null;
    loseTransport(connection, this.transport, fault);
    return;
  }
  const isLost = code === lostWithoutClose;
  const isHalf = endsInsideMessage(connection);
  const error = isLost ? new Error('The WebSocket was lost.') : isHalf ? new Error('The connection ended inside a message.') : null;
  if (!isLost) connection.stateful = null;
  loseTransport(connection, this.transport, error);
}
