import { Agent, get, type IncomingMessage } from 'node:http';
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { hubPath } from '@pausenplatz/kernel-contract';
import type { ServerFeature } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { closeAtTheEnd } from '../../testing/open.ts';
import { testServer } from '../../testing/test-server.ts';

const largeBytes = 32 * 1024 * 1024;

/** Plain routes that answer when the test lets them, inside a transaction that they hold, or with more than a network takes at once. */
function slowFeature() {
  const waiting: (() => void)[] = [];
  const turn = () => new Promise<void>((resolve) => void waiting.push(resolve));
  const feature: ServerFeature = {
    name: 'slow',
    migrations: [],
    handlers: [],
    routes(app, { db }) {
      app.get('/slow', async () => {
        await turn();
        return 'whole';
      });
      app.get('/held', async () => {
        await db.transaction().execute(async (transaction) => {
          await sql`select 1`.execute(transaction);
          await turn();
        });
        return 'whole';
      });
      app.get('/large', async () => Buffer.alloc(largeBytes, 'a'));
    },
  };
  const letGo = () => waiting.splice(0).forEach((resolve) => resolve());
  return { feature, waiting, letGo };
}

const answerOf = (url: string, agent?: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => void get(url, { agent }, resolve).once('error', reject));

async function bytesOf(answer: AsyncIterable<Buffer>): Promise<number> {
  let bytes = 0;
  for await (const chunk of answer) bytes += chunk.length;
  return bytes;
}

it('a server that is stopped says so, takes nothing new, sends its listeners on, and gives whoever asked before the whole answer', async () => {
  const { feature, waiting, letGo } = slowFeature();
  const test = await testServer({ OPERATIONS_PORT: '0' }, null, { features: [feature] });
  const { address } = test.server;
  const operations = test.logLines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'started').operations;
  const agent = new Agent({ keepAlive: true });
  closeAtTheEnd(() => agent.destroy());
  // Its connection stays open, and nobody asks over it any more.
  await bytesOf(await answerOf(`${address}/health`, agent));
  const listener = new HubConnectionBuilder()
    .withUrl(address + hubPath)
    .withAutomaticReconnect([60_000])
    .configureLogging(LogLevel.None)
    .build();
  const sentOn = vi.fn();
  listener.onreconnecting(sentOn);
  await listener.start();
  closeAtTheEnd(() => listener.stop());
  const slow = Promise.all(Array.from({ length: 6 }, async () => (await fetch(`${address}/slow`)).text()));
  const large = await answerOf(`${address}/large`);
  await vi.waitFor(() => expect(waiting.length).toBe(6));

  const stopped = test.server.stop();
  const ready = await fetch(`${operations}/ready`);
  expect([ready.status, await ready.json()]).toEqual([503, { ready: false, problems: ['stopping'] }]);
  await vi.waitFor(() => expect(answerOf(`${address}/health`)).rejects.toThrow(/ECONNREFUSED/), { timeout: 5_000 });
  await vi.waitFor(() => expect(sentOn).toHaveBeenCalledOnce());
  letGo();
  expect(await slow).toEqual(Array.from({ length: 6 }, () => 'whole'));
  expect(await bytesOf(large)).toBe(largeBytes);
  // No longer than the answers: the idle connection would be kept for more than a minute.
  await stopped;
});

it('a request that never ends is cut when its time is over, whatever it holds', async () => {
  const { feature, waiting, letGo } = slowFeature();
  const test = await testServer({}, null, { features: [feature], requestsMayTakeMs: 200 });
  closeAtTheEnd(letGo);
  const held = fetch(`${test.server.address}/held`).then(
    () => 'answered',
    () => 'cut',
  );
  await vi.waitFor(() => expect(waiting.length).toBe(1));
  await test.server.stop();
  expect(await held).toBe('cut');
  expect(test.logLines.some((line) => line.includes('"cut":1'))).toBe(true);
});
