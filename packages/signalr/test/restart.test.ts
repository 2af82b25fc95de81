import type { HubConnection } from '@microsoft/signalr';
import { HubConnectionState } from '@microsoft/signalr';
import { afterEach, expect, test } from 'vitest';
import type { RunningHub } from './support/hub.ts';
import { startHub, until } from './support/hub.ts';
import { makeClient } from './support/official.ts';

const count = 500;
const jitterMs = 5_000;
let hub: RunningHub;
const clients: HubConnection[] = [];
afterEach(async () => {
  await Promise.all(clients.map((client) => client.stop()));
  await hub.stop();
});

const limits = { connectionsPerUser: Infinity };

/** What a page does: reconnect by itself, and when that has given up or was refused, connect anew after a random wait. */
function keepConnected(client: HubConnection, attempts: number[]): void {
  client.onclose(() => {
    const again = async () => {
      if (isOver) return;
      attempts.push(performance.now());
      try {
        await client.start();
      } catch {
        setTimeout(() => void again(), Math.random() * jitterMs);
      }
    };
    setTimeout(() => void again(), Math.random() * jitterMs);
  });
}
let isOver = false;

test('1.8 after a restart 500 clients are back within 30 s, and not all in the same second', async () => {
  hub = await startHub({ limits });
  const { port } = hub;
  const attempts: number[] = [];
  for (let index = 0; index < count; index++) {
    const delays = [0, 2_000, 10_000, 30_000].map((delay) => (delay === 0 ? 0 : delay + Math.random() * jitterMs));
    const client = makeClient(hub.url, { transport: 'WebSockets', reconnect: delays });
    client.on('Said', () => undefined);
    keepConnected(client, attempts);
    clients.push(client);
  }
  for (let start = 0; start < count; start += 50) await Promise.all(clients.slice(start, start + 50).map((client) => client.start()));
  expect(hub.server.connections()).toHaveLength(count);

  const backAt: number[] = [];
  for (const client of clients) client.onreconnected(() => backAt.push(performance.now()));
  await hub.stop();
  await until(() => clients.every((client) => client.state !== HubConnectionState.Connected), 'all have noticed');
  // A process takes a moment to start: the attempts without a delay find nothing.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const restarted = performance.now();
  hub = await startHub({ limits, port });
  await until(() => clients.every((client) => client.state === HubConnectionState.Connected), 'all are back', 30_000);
  expect(performance.now() - restarted).toBeLessThan(30_000);
  expect(hub.server.connections()).toHaveLength(count);

  const seconds = new Map<number, number>();
  for (const at of [...backAt, ...attempts]) {
    const second = Math.floor((at - restarted) / 500);
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
  }
  expect(Math.max(...seconds.values())).toBeLessThan(count / 2);
  let heard = 0;
  for (const client of clients) client.on('Number', () => void heard++);
  hub.server.all.send('Number', 1);
  await until(() => heard === count, 'everybody hears again');
  isOver = true;
}, 60_000);
