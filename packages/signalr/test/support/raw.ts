import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { WebSocket } from 'ws';
import { isRecord } from '../../src/protocol/fields.ts';

const separator = '\u001e';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** One HTTP request as it is, without a client's good manners. */
export async function call(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<RawAnswer> {
  const req = request(url, { method: options.method ?? 'GET', headers: options.headers ?? {}, agent: false });
  req.end(options.body);
  const [res] = await once(req, 'response');
  const parts: Buffer[] = [];
  for await (const part of res) parts.push(part);
  return { status: res.statusCode, headers: res.headers, body: Buffer.concat(parts).toString() };
}

export interface Negotiated {
  readonly id: string;
  readonly token: string;
}

export async function negotiate(url: string, query = 'negotiateVersion=1', headers: Record<string, string> = {}): Promise<Negotiated> {
  const answer = await call(`${url}/negotiate?${query}`, { method: 'POST', headers });
  const body: unknown = JSON.parse(answer.body);
  if (!isRecord(body) || typeof body['connectionId'] !== 'string') throw new Error(answer.body);
  return { id: body['connectionId'], token: typeof body['connectionToken'] === 'string' ? body['connectionToken'] : body['connectionId'] };
}

export type Message = Readonly<Record<string, unknown>>;

/** A WebSocket that speaks JSON by hand; `messages` holds what came after the handshake. */
export class RawClient {
  readonly messages: Message[] = [];
  readonly frames: { readonly data: Buffer; readonly isBinary: boolean }[] = [];
  readonly socket: WebSocket;
  closeCode: number | null = null;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(url.replace('http', 'ws'), { headers, perMessageDeflate: false });
    this.socket.on('error', () => undefined);
    this.socket.on('close', (code) => {
      this.closeCode = code;
    });
    this.socket.on('message', (data: Buffer, isBinary) => {
      this.frames.push({ data, isBinary });
      if (isBinary) return;
      for (const part of data.toString().split(separator)) {
        if (part === '') continue;
        const message: unknown = JSON.parse(part);
        if (isRecord(message)) this.messages.push(message);
      }
    });
  }

  /** Opens, shakes hands and waits for the answer, which is not kept. */
  static async open(url: string, options: { headers?: Record<string, string>; version?: number } = {}): Promise<RawClient> {
    const client = new RawClient(url, options.headers);
    await once(client.socket, 'open');
    client.send({ protocol: 'json', version: options.version ?? 1 });
    await client.until(() => client.messages.length > 0);
    const answer = client.messages.shift();
    if (answer === undefined || 'error' in answer) throw new Error(JSON.stringify(answer));
    return client;
  }

  send(...messages: readonly object[]): void {
    this.socket.send(messages.map((message) => JSON.stringify(message) + separator).join(''));
  }

  async until(isTrue: () => boolean, ms = 5_000): Promise<void> {
    const end = Date.now() + ms;
    while (!isTrue()) {
      if (Date.now() > end)
        throw new Error(`Waited in vain; got ${JSON.stringify(this.messages).slice(0, 2_000)}, close ${this.closeCode}`);
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
  }

  /** The completion of a call. */
  async completion(invocationId: string): Promise<Message> {
    const find = () => this.messages.find((message) => message['type'] === 3 && message['invocationId'] === invocationId);
    await this.until(() => find() !== undefined);
    return find() ?? {};
  }

  async ofType(type: number): Promise<Message> {
    const find = () => this.messages.find((message) => message['type'] === type);
    await this.until(() => find() !== undefined);
    return find() ?? {};
  }

  async closed(): Promise<number> {
    await this.until(() => this.closeCode !== null, 8_000);
    return this.closeCode ?? 0;
  }
}

/** The status and body of a refused WebSocket upgrade. */
export async function refusedUpgrade(url: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  const socket = new WebSocket(url.replace('http', 'ws'), { headers });
  socket.on('error', () => undefined);
  const [, res] = await once(socket, 'unexpected-response');
  const parts: Buffer[] = [];
  for await (const part of res) parts.push(part);
  return { status: res.statusCode, body: Buffer.concat(parts).toString() };
}

/** A token of the same length that nobody gave out: its first sign is another one. */
export const forged = (token: string): string => (token.startsWith('x') ? 'y' : 'x') + token.slice(1);
