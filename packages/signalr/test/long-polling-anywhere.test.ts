import { createServer, request, type Server } from 'node:http';
import { once } from 'node:events';
import type { HubConnection } from '@microsoft/signalr';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Backplane } from '../src/index.ts';
import { startHub, type RunningHub, until } from './support/hub.ts';
import { makeClient } from './support/official.ts';
import { call, forged, negotiate } from './support/raw.ts';

/** Two processes' worth of backplane in one: what one node publishes, all the others hear. */
function busOf(names: readonly string[]): Backplane[] {
  const heard = new Map<string, Parameters<Backplane['start']>[0]>();
  let seq = 0;
  return names.map((nodeId) => ({
    nodeId,
    start: async (onMessage) => void heard.set(nodeId, onMessage),
    async publish(envelope) {
      seq += 1;
      for (const [name, listener] of heard) if (name !== nodeId) queueMicrotask(() => listener({ ...envelope, origin: nodeId, seq }));
      return {};
    },
    subscribe: async () => undefined,
    unsubscribe: async () => undefined,
    stop: async () => void heard.delete(nodeId),
  }));
}

const sharedSecret = 'the same in all processes';
const authenticate = ({ accessToken }: { readonly accessToken: string | null }) => ({ id: accessToken ?? 'nobody' });
let one: RunningHub;
let other: RunningHub;
let balancer: Server;
let address: string;
let asked: string[];
const clients: HubConnection[] = [];

beforeEach(async () => {
  const [first, second] = busOf(['one', 'other']);
  if (!first || !second) throw new Error('two nodes');
  one = await startHub({ sharedSecret, authenticate, backplane: first });
  other = await startHub({ sharedSecret, authenticate, backplane: second });
  asked = [];
  // Each request in turn, whoever asks.
  balancer = createServer((incoming, outgoing) => {
    const { port } = asked.length % 2 === 0 ? one : other;
    asked.push(`${incoming.method} ${port === one.port ? 'one' : 'other'}`);
    const onward = request(
      { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  // A network that lets no WebSockets through.
  balancer.on('upgrade', (_incoming, socket) => socket.destroy());
  await once(balancer, 'listening');
  const bound = balancer.address();
  address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}${new URL(one.url).pathname}`;
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.stop();
  balancer.closeAllConnections();
  balancer.close();
  await one.stop();
  await other.stop();
});

async function join(options: Parameters<typeof makeClient>[1]): Promise<{ client: HubConnection; heard: string[] }> {
  const client = makeClient(address, { ...options, token: () => 'mia' });
  const heard: string[] = [];
  client.on('Said', (text: string) => void heard.push(text));
  clients.push(client);
  await client.start();
  return { client, heard };
}

describe('L6 long polling behind a balancer that asks each process in turn', () => {
  test.each(['json', 'messagepack'] as const)('calls, hears and ends, in %s', async (protocol) => {
    const { client, heard } = await join({ transport: 'LongPolling', protocol });
    await client.invoke('Join', 'room');
    const texts = Array.from({ length: 20 }, (_, index) => `${index} ${'ü'.repeat(index * 100)}`);
    for (const text of texts) {
      expect(await client.invoke('Echo', text)).toBe(text);
      (heard.length % 2 === 0 ? one : other).server.group('room').send('Said', text);
      await until(() => heard.includes(text), text);
    }
    expect(heard).toEqual(texts);
    expect(new Set(asked.map((line) => line.split(' ')[1]))).toEqual(new Set(['one', 'other']));
    await client.stop();
    await until(() => one.server.connections().length + other.server.connections().length === 0, 'the end');
  });

  test('is what a client comes to whose event stream reached another process', async () => {
    // The second process would have to hold what the first one negotiated.
    const { client } = await join({});
    expect(await client.invoke('Echo', 'there')).toBe('there');
  });

  test('gives nothing to who shows another token, or the token of another user', async () => {
    const { token } = await negotiate(one.url, 'negotiateVersion=1&access_token=mia');
    const at = (shown: string, user: string) => `${other.url}?id=${encodeURIComponent(shown)}&access_token=${user}`;
    expect((await call(at(token, 'mia'), { method: 'GET' })).status).toBe(200);
    expect((await call(at(token, 'noah'), { method: 'GET' })).status).toBe(404);
    expect((await call(at(forged(token), 'mia'), { method: 'GET' })).status).toBe(404);
    expect((await call(at(token, 'noah'), { method: 'DELETE' })).status).toBe(404);
    expect((await call(at(token, 'mia'), { method: 'POST', body: Buffer.alloc(70_000) })).status).toBe(413);
    expect((await call(at(token, 'mia'), { method: 'DELETE' })).status).toBe(202);
  });
});
