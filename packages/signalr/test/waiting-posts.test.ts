import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import type { RunningHub } from './support/hub.ts';
import { startHub, until } from './support/hub.ts';
import { call, negotiate } from './support/raw.ts';

let hub: RunningHub;
afterEach(() => hub.stop());

const json = (value: object) => `${JSON.stringify(value)}\u001e`;
const handshake = json({ protocol: 'json', version: 1 });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A long polling connection with its handshake done; `url` has its token. */
async function openPolling(query = ''): Promise<string> {
  const { token } = await negotiate(hub.url, `negotiateVersion=1${query}`);
  const url = `${hub.url}?id=${token}${query}`;
  await call(url);
  await call(url, { method: 'POST', body: handshake });
  return url;
}

/** A POST whose body never ends: every later one of its connection waits behind it. */
function postForEver(url: string, body = '{"type"', headers: Record<string, string> = { 'content-length': '100' }) {
  const req = request(url, { method: 'POST', headers, agent: false });
  req.on('error', () => undefined);
  req.write(body);
  return req;
}

describe('waiting POSTs', () => {
  test('A7 bodies that wait on one connection have a bound', async () => {
    hub = await startHub({ authenticate: () => null });
    const url = await openPolling();
    const first = postForEver(url);
    await pause(50);
    const body = Buffer.alloc(1_000_000, 0x20);
    const answers: number[] = [];
    const posts = Array.from({ length: 40 }, async () => {
      const answer = await call(url, { method: 'POST', body }).catch(() => null);
      if (answer !== null) answers.push(answer.status);
    });
    await until(() => answers.length === 38, 'all but two are refused');
    expect(new Set(answers)).toEqual(new Set([429]));
    await until(() => hub.server.metrics().waitingBytes > 2_000_000, 'two have arrived');
    expect(hub.server.metrics().waitingBytes).toBeLessThan(2_200_000);
    first.destroy();
    await Promise.all(posts);
    // White space without an end is no message.
    expect(answers.filter((status) => status === 200).length).toBeLessThan(3);
    expect(hub.server.metrics().waitingBytes).toBe(0);
  });

  test('A7 even empty bodies that wait have a bound', async () => {
    hub = await startHub({ limits: { waitingBytesPerConnection: 50_000 } });
    const url = await openPolling();
    const first = postForEver(url);
    await pause(50);
    const answers: number[] = [];
    const posts = Array.from({ length: 40 }, async () => {
      answers.push((await call(url, { method: 'POST' })).status);
    });
    await until(() => answers.length > 20, 'most are refused');
    expect(new Set(answers)).toEqual(new Set([429]));
    first.destroy();
    await Promise.all(posts);
    expect(hub.server.metrics().waitingBytes).toBe(0);
  });

  test('A7 bodies without a length are counted while they come, and no longer read when there are too many', async () => {
    hub = await startHub({ limits: { waitingBytesPerConnection: 200_000 } });
    const url = await openPolling();
    const first = postForEver(url);
    await pause(50);
    const endless = postForEver(url, 'x', { 'transfer-encoding': 'chunked' });
    const [, [res]] = await Promise.all([
      (async () => {
        for (let part = 0; part < 40 && !endless.destroyed; part++) {
          endless.write('x'.repeat(10_000));
          await pause(1);
        }
      })(),
      once(endless, 'response'),
    ]);
    expect(res.statusCode).toBe(429);
    await until(() => hub.server.metrics().waitingBytes < 10_000, 'what was kept of it is forgotten');
    endless.destroy();
    first.destroy();
  });

  test('A7 all waiting bodies together have a bound, which cannot keep anybody from one message', async () => {
    hub = await startHub({
      authenticate: (asked) => ({ id: asked.accessToken ?? '' }),
      limits: { waitingBytes: 100_000 },
    });
    const greedy = await openPolling('&access_token=greedy');
    const modest = await openPolling('&access_token=modest');
    const open = [postForEver(greedy), postForEver(greedy, 'x'.repeat(90_000), { 'content-length': '500000' })];
    await until(() => hub.server.metrics().waitingBytes > 90_000, 'the greedy one has filled it');
    const large = await call(modest, { method: 'POST', body: 'x'.repeat(40_000) });
    expect(large).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect((await call(modest, { method: 'POST', body: json({ type: 1, target: 'Start', arguments: ['modest'] }) })).status).toBe(200);
    expect(hub.notes.started).toEqual(['modest']);
    for (const req of open) req.destroy();
  });

  test('A7 what waits on a connection goes with it', async () => {
    hub = await startHub();
    const url = await openPolling();
    const first = postForEver(url);
    await pause(50);
    const behind = call(url, { method: 'POST', body: Buffer.alloc(500_000, 0x20) });
    await until(() => hub.server.metrics().waitingBytes > 500_000, 'it waits');
    expect((await call(url, { method: 'DELETE' })).status).toBe(202);
    expect((await behind).status).toBe(404);
    expect(hub.server.metrics().waitingBytes).toBe(0);
    first.destroy();
  });
});
