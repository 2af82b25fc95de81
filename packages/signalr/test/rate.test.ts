import { afterEach, describe, expect, test } from 'vitest';
import { Unread } from '../src/connection/unread.ts';
import { ManualClock } from './support/clock.ts';
import type { RunningHub } from './support/hub.ts';
import { startHub, until } from './support/hub.ts';
import { RawClient } from './support/raw.ts';
import { shortest } from './support/shortest.ts';

let hub: RunningHub | null = null;
afterEach(async () => {
  await hub?.stop();
  hub = null;
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets the hub's clock go on until something has come, and says how many of its milliseconds that took; a busy machine only makes it more. */
async function passedUntil(clock: ManualClock, hasCome: () => boolean): Promise<number> {
  const stepMs = 250;
  let passedMs = 0;
  while (!hasCome() && passedMs < 120_000) {
    await pause(10);
    clock.advance(stepMs);
    passedMs += stepMs;
  }
  expect(hasCome()).toBe(true);
  return passedMs;
}

const start = async (options: Parameters<typeof startHub>[0]) => {
  hub = await startHub(options);
  return hub;
};

describe('messages in pieces', () => {
  test('A7 a message in more than a thousand frames ends the connection', async () => {
    const running = await start({ limits: { messageBurst: Infinity, messagesPerSecond: Infinity } });
    const client = await RawClient.open(running.url);
    const text = `{"type":1,"target":"Echo","invocationId":"1","arguments":["${'x'.repeat(1_500)}`;
    for (const byte of Buffer.from(text)) client.socket.send(Buffer.from([byte]));
    expect(await client.ofType(7)).toMatchObject({ error: 'Connection closed with an error.', allowReconnect: true });
  });

  test('A7 a WebSocket message in more than a thousand fragments ends the connection', async () => {
    const running = await start({});
    const client = await RawClient.open(running.url);
    for (let index = 0; index < 1_500; index++) client.socket.send('{', { fin: false });
    expect(await client.closed()).toBe(1008);
  });

  test('A7 frames without a complete message count as messages do', async () => {
    const clock = new ManualClock();
    const running = await start({ clock, limits: { messageBurst: 20, messagesPerSecond: 20 } });
    const client = await RawClient.open(running.url);
    for (let index = 0; index < 200; index++) client.socket.send('');
    client.send({ type: 1, target: 'Start', arguments: ['behind'] });
    // Fifty calls' worth, of which twenty are free: not in the second in which they came.
    expect(await passedUntil(clock, () => running.notes.started.length === 1)).toBeGreaterThanOrEqual(1_000);
    client.socket.close();
  });
});

describe('pings', () => {
  test('A7 pings, acknowledgements and unknown messages are rated, at a quarter of a call', async () => {
    const clock = new ManualClock();
    for (const cheap of [{ type: 6 }, { type: 8, sequenceId: 1 }, { type: 77 }]) {
      const running = await start({ clock, limits: { messageBurst: 50, messagesPerSecond: 50 } });
      const client = await RawClient.open(running.url);
      client.send(...Array.from({ length: 1_000 }, () => cheap));
      client.send({ type: 1, target: 'Start', arguments: ['behind'] });
      // A thousand at 200 a second, of which 200 are free.
      expect(await passedUntil(clock, () => running.notes.started.length === 1)).toBeGreaterThanOrEqual(4_000);
      client.socket.close();
      await running.stop();
    }
  });

  test('A7 keep-alives of years do not add up to a limit', async () => {
    const clock = new ManualClock();
    const running = await start({ clock, limits: { messageBurst: 2, messagesPerSecond: 1 } });
    const client = await RawClient.open(running.url);
    for (let index = 0; index < 100; index++) {
      client.send({ type: 6 });
      await until(() => running.server.metrics().messagesIn === index + 1, 'the ping has been read');
      clock.advance(15_000);
    }
    client.send({ type: 1, target: 'Add', invocationId: '1', arguments: [1, 2] });
    expect(await client.completion('1')).toMatchObject({ result: 3 });
    client.socket.close();
  });

  test('A7 pings of the WebSocket itself are answered and rated', async () => {
    const clock = new ManualClock();
    const running = await start({ clock, limits: { messageBurst: 50, messagesPerSecond: 50 } });
    const client = await RawClient.open(running.url);
    let pongs = 0;
    client.socket.on('pong', () => pongs++);
    client.socket.ping('one');
    await until(() => pongs === 1, 'the answer');
    for (let index = 0; index < 5_000; index++) client.socket.ping('x'.repeat(100));
    client.send({ type: 1, target: 'Start', arguments: ['behind'] });
    await until(() => pongs > 150, 'those that are paid for');
    await pause(300);
    expect(pongs).toBeLessThan(250);
    expect(running.notes.started).toEqual([]);
    client.socket.terminate();
  });
});

describe('bytes that wait to be read', () => {
  test('A7 collecting single bytes takes time in proportion to their number', async () => {
    const collect = (count: number) => () => {
      const unread = new Unread();
      for (let index = 0; index < count; index++) {
        unread.append(Buffer.from([0x20]));
        unread.indexOf(0x1e);
      }
      expect(unread.length).toBe(count);
    };
    await shortest(collect(10_000));
    // Sixteen times as many bytes: 16 times the work, not 256 times.
    expect(await shortest(collect(160_000))).toBeLessThan(80 * (await shortest(collect(10_000))));
  });

  test('A7 what has been read makes room, and what has not keeps its order', () => {
    const unread = new Unread();
    let sent = 0;
    let seen = 0;
    let wrong = 0;
    for (let round = 0; round < 2_000; round++) {
      const size = (round * 7) % 50;
      unread.append(Buffer.from(Array.from({ length: size }, () => sent++ % 251)));
      for (const byte of unread.take(Math.min(unread.length, (round * 11) % 53))) if (byte !== seen++ % 251) wrong++;
      if (round % 3 === 0) unread.settle();
    }
    expect(wrong).toBe(0);
    expect(unread.length).toBe(sent - seen);
    expect(seen).toBeGreaterThan(10_000);
  });
});
