import type { ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** What is answered through: a response of Node, or one that travels to another process. */
export interface Answering {
  readonly headersSent: boolean;
  readonly destroyed: boolean;
  writeHead(status: number, headers: Readonly<Record<string, string | number>>): unknown;
  end(body?: string | Buffer): unknown;
  on(event: 'close', listener: () => void): unknown;
}

/** An answer that ends a request before it reaches a connection. */
export interface Refusal {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const notFound: Refusal = { status: 404, text: 'Not found' };

/** L4: nothing of a hub is ever cached, and Expires in the past reaches the oldest proxies. */
export const noCache = { 'cache-control': 'no-cache, no-store', pragma: 'no-cache', expires: 'Thu, 01 Jan 1970 00:00:00 GMT' } as const;

/** Answers with a body of known length. */
export function respond(res: Answering, status: number, body: string | Buffer, headers: Readonly<Record<string, string>>): void {
  if (res.headersSent || res.destroyed) return;
  const hasBody = status !== 204;
  res.writeHead(status, { ...headers, ...(hasBody ? { 'content-length': Buffer.byteLength(body) } : {}) });
  res.end(hasBody ? body : undefined);
}

export function refuse(res: ServerResponse, refusal: Refusal): void {
  respond(res, refusal.status, refusal.text, { 'content-type': 'text/plain; charset=utf-8', ...noCache, ...refusal.headers });
}

/** Refuses a WebSocket upgrade before the 101. */
export function refuseUpgrade(socket: Duplex, refusal: Refusal): void {
  // Node has let go of the socket: without a listener, a client that resets it would end the process.
  socket.on('error', () => socket.destroy());
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const head = {
    connection: 'close',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(refusal.text)),
    ...refusal.headers,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${refusal.text}`);
}
