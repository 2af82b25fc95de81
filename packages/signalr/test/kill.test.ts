import { afterEach, describe, expect, test } from 'vitest';
import type { Socket } from 'node:net';
import type { RunningHub } from './support/hub.ts';
import { startHub, until } from './support/hub.ts';
import { makeClient } from './support/official.ts';

let hub: RunningHub | null = null;
afterEach(async () => {
  await hub?.stop();
  hub = null;
});

const many = 600;
const streamed = 400;

/** From now on destroys every socket `afterMs` after it was opened; the ones that are open now at once. */
function destroySockets(running: RunningHub, afterMs: number): { readonly start: () => void; readonly killed: () => number; stop(): void } {
  const open = new Set<Socket>();
  let isOn = false;
  let killed = 0;
  const kill = (socket: Socket) => {
    if (!isOn || socket.destroyed) return;
    socket.destroy();
    killed++;
  };
  running.http.on('upgrade', (_req, socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    if (isOn) setTimeout(() => kill(socket), afterMs);
  });
  return {
    start() {
      isOn = true;
      for (const socket of open) setTimeout(() => kill(socket), afterMs);
    },
    killed: () => killed,
    stop() {
      isOn = false;
    },
  };
}

describe.each(['json', 'messagepack'] as const)('with %s', (protocol) => {
  test('R3 a socket destroyed every 120 ms loses nothing, repeats nothing and keeps the order and the connection id', async () => {
    hub = await startHub({ limits: { messagesPerSecond: Infinity, messageBurst: Infinity } });
    const running = hub;
    const killer = destroySockets(running, 120);
    const client = makeClient(running.url, { transport: 'WebSockets', protocol, stateful: true });
    const pushed: number[] = [];
    client.on('Number', (value: number) => {
      pushed.push(value);
    });
    let closed = 0;
    client.onclose(() => {
      closed++;
    });
    await client.start();
    killer.start();
    const id = client.connectionId ?? '';

    const items: number[] = [];
    const stream = new Promise<void>((resolve, reject) => {
      client.stream<number>('Count', streamed).subscribe({ next: (item) => items.push(item), complete: resolve, error: reject });
    });
    const pushing = (async () => {
      for (let index = 0; index < many; index++) {
        running.server.client(id).send('Number', index);
        await new Promise((resolve) => setTimeout(resolve, 4));
      }
    })();
    const answers: number[] = [];
    for (let index = 0; index < many; index += 3) {
      const three = [index, index + 1, index + 2].map((value) => client.invoke<string>('Start', `call ${value}`));
      answers.push(...(await Promise.all(three)).map((text) => Number(text.slice(5))));
    }
    await Promise.all([pushing, stream]);
    await until(() => pushed.length >= many, 'all pushes', 10_000);
    killer.stop();

    const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
    expect(answers).toEqual(numbers(many));
    expect(running.notes.started).toEqual(numbers(many).map((value) => `call ${value}`));
    expect(pushed).toEqual(numbers(many));
    expect(items).toEqual(numbers(streamed));
    expect(client.connectionId).toBe(id);
    expect(running.notes.connected).toEqual([id]);
    expect(closed).toBe(0);
    expect(killer.killed()).toBeGreaterThan(10);
    await client.stop();
  }, 60_000);
});
