import { afterEach, describe, expect, test } from 'vitest';
import { ManualClock } from './support/clock.ts';
import type { RunningHub } from './support/hub.ts';
import { startHub, until } from './support/hub.ts';
import { call, negotiate } from './support/raw.ts';

let hub: RunningHub;
afterEach(() => hub.stop());

const json = (value: object) => `${JSON.stringify(value)}\u001e`;

async function open(): Promise<{ readonly url: string; readonly id: string }> {
  const { token, id } = await negotiate(hub.url);
  const url = `${hub.url}?id=${token}`;
  const first = await call(url);
  expect(first).toMatchObject({ status: 200, body: '' });
  expect(first.headers['content-type']).toBe('application/octet-stream');
  await call(url, { method: 'POST', body: json({ protocol: 'json', version: 1 }) });
  expect((await call(url)).body).toBe('{}\u001e');
  return { url, id };
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('long polling', () => {
  test('L1 the first poll starts the connection and is answered at once, empty', async () => {
    hub = await startHub();
    const { id } = await open();
    expect(hub.server.connections()).toMatchObject([{ connectionId: id, transport: 'LongPolling' }]);
  });

  test('L2 a poll is held until there is something, and then brings all of it', async () => {
    hub = await startHub();
    const { url, id } = await open();
    const held = call(url);
    await pause(50);
    hub.server.client(id).send('Said', 'a');
    hub.server.client(id).send('Said', 'b');
    const answer = await held;
    const both = ['a', 'b'].map((text) => json({ type: 1, target: 'Said', arguments: [text] })).join('');
    expect(answer).toMatchObject({ status: 200, body: both });
    expect(answer.headers['content-length']).toBe(String(both.length));
    hub.server.client(id).send('Said', 'c');
    hub.server.client(id).send('Said', 'd');
    expect((await call(url)).body.split('\u001e')).toHaveLength(3);
  });

  test('L2 an idle poll ends after 90 s with an empty 200, below the 100 s that the client waits', async () => {
    const clock = new ManualClock();
    hub = await startHub({ clock });
    const { url } = await open();
    const held = call(url);
    await pause(50);
    clock.advance(89_000);
    await pause(20);
    expect(hub.server.connections()).toHaveLength(1);
    clock.advance(1_000);
    expect(await held).toMatchObject({ status: 200, body: '' });
  });

  test('L2 the last message after the end comes by 200, and only then 204', async () => {
    hub = await startHub();
    const { url } = await open();
    hub.server.disconnectUser('u1', 'Abgemeldet');
    expect(await call(url)).toMatchObject({ status: 200, body: json({ type: 7, error: 'Abgemeldet', allowReconnect: true }) });
    expect((await call(url)).status).toBe(204);
    expect((await call(url)).status).toBe(404);
  });

  test('L3 a new poll replaces the running one', async () => {
    hub = await startHub();
    const { url, id } = await open();
    const old = call(url);
    await pause(30);
    const fresh = call(url);
    expect((await old).status).toBe(204);
    hub.server.client(id).send('Said', 'x');
    expect((await fresh).body).toContain('"x"');
  });

  test('L4 nothing of it may be cached', async () => {
    hub = await startHub();
    const { token } = await negotiate(hub.url);
    const { headers } = await call(`${hub.url}?id=${token}`);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache, no-store', pragma: 'no-cache', expires: 'Thu, 01 Jan 1970 00:00:00 GMT' });
  });

  test('L5 no pings, no client time-out; whoever does not poll for 15 s is gone', async () => {
    const clock = new ManualClock();
    hub = await startHub({ clock });
    const { url, id } = await open();
    const held = call(url);
    await pause(30);
    clock.advance(60_000);
    await pause(20);
    hub.server.client(id).send('Said', 'still there');
    expect((await held).body).toBe(json({ type: 1, target: 'Said', arguments: ['still there'] }));
    clock.advance(14_000);
    expect(hub.server.connections()).toHaveLength(1);
    clock.advance(3_000);
    expect(hub.server.connections()).toHaveLength(0);
    await until(() => hub.notes.disconnected.length === 1, 'the hook');
    expect(hub.notes.disconnected).toEqual(['The client has stopped polling.']);
  });

  test('L6 a poll as another user is refused; a newer token of the same user is taken over', async () => {
    hub = await startHub({
      authenticate: (request) => ({ id: request.accessToken ?? 'u1', sessionId: request.cookie('session') ?? 'first' }),
    });
    const { url, id } = await open();
    expect((await call(url, { headers: { authorization: 'Bearer someone' } })).status).toBe(403);
    hub.server.client(id).send('Said', 'x');
    expect((await call(url, { headers: { cookie: 'session=second' } })).status).toBe(200);
    expect(hub.server.connections()[0]?.user).toEqual({ id: 'u1', sessionId: 'second' });
  });
});
