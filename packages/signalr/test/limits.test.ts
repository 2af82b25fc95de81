import { afterEach, describe, expect, test } from 'vitest';
import { ManualClock } from './support/clock.ts';
import type { RunningHub } from './support/hub.ts';
import { startHub, until } from './support/hub.ts';
import { call, negotiate, RawClient, refusedUpgrade } from './support/raw.ts';

let hub: RunningHub;
afterEach(() => hub.stop());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('limits', () => {
  test('A7 counts connections per user, per address, and anonymous ones per address', async () => {
    hub = await startHub({
      authenticate: (request) => (request.accessToken === null ? null : { id: request.accessToken }),
      limits: { connectionsPerUser: 2, connectionsPerAddress: 6, anonymousPerAddress: 1 },
    });
    const open = (who: string) => RawClient.open(`${hub.url}?access_token=${who}`);
    const clients = [await open('mia'), await open('mia'), await open('noah'), await RawClient.open(hub.url)];
    expect(await refusedUpgrade(`${hub.url}?access_token=mia`)).toMatchObject({ status: 429 });
    expect((await call(`${hub.url}/negotiate?negotiateVersion=1&access_token=mia`, { method: 'POST' })).status).toBe(429);
    expect(await refusedUpgrade(hub.url)).toMatchObject({ status: 429 });
    clients.push(await open('lea'), await open('tim'));
    expect(await refusedUpgrade(`${hub.url}?access_token=another`)).toMatchObject({ status: 429 });
    clients[0]?.socket.close();
    await until(() => hub.server.connections({ userId: 'mia' }).length === 1, 'one has gone');
    clients.push(await open('mia'));
    for (const client of clients) client.socket.close();
  });

  test('A7 caps transports without a handshake', async () => {
    hub = await startHub({ limits: { unhandshaken: 2 } });
    const waiting = [new RawClient(hub.url), new RawClient(hub.url)];
    await until(() => hub.server.metrics().unhandshaken === 2, 'two wait');
    expect(await refusedUpgrade(hub.url)).toMatchObject({ status: 503 });
    const { token } = await negotiate(hub.url);
    expect((await call(`${hub.url}?id=${token}`)).status).toBe(503);
    waiting[0]?.socket.terminate();
    await until(() => hub.server.metrics().unhandshaken === 1, 'one has gone');
    expect((await call(`${hub.url}?id=${token}`)).status).toBe(200);
    waiting[1]?.socket.terminate();
  });

  test('A7 reads a flooding client no faster than its 50 messages a second', async () => {
    const clock = new ManualClock();
    hub = await startHub({ clock });
    const client = await RawClient.open(hub.url);
    for (let index = 0; index < 400; index++) client.send({ type: 1, target: 'Start', arguments: [String(index)] });
    await until(() => hub.notes.started.length === 200, 'the burst');
    await pause(50);
    expect(hub.notes.started).toHaveLength(200);
    clock.advance(1_000);
    await until(() => hub.notes.started.length === 250, 'one second more');
    clock.advance(3_000);
    await until(() => hub.notes.started.length === 400, 'all of them');
    expect(hub.notes.started).toEqual(Array.from({ length: 400 }, (_, index) => String(index)));
    client.socket.close();
  });

  test('A7 lets a flooding POST wait for its answer', async () => {
    const clock = new ManualClock();
    hub = await startHub({ clock, limits: { messageBurst: 5, messagesPerSecond: 5 } });
    const { token } = await negotiate(hub.url);
    const url = `${hub.url}?id=${token}`;
    await call(url);
    await call(url, { method: 'POST', body: '{"protocol":"json","version":1}\u001e' });
    let isAnswered = false;
    const post = call(url, { method: 'POST', body: `{"type":1,"target":"Start","arguments":["x"]}\u001e`.repeat(8) });
    void post.then(() => (isAnswered = true));
    await until(() => hub.notes.started.length === 5, 'the burst');
    await pause(30);
    expect(isAnswered).toBe(false);
    clock.advance(1_000);
    expect((await post).status).toBe(200);
    expect(hub.notes.started).toHaveLength(8);
  });

  test('A7 stops reading at 64 queued calls and goes on when they are done', async () => {
    hub = await startHub({ limits: { queuedInvocations: 4 } });
    const client = await RawClient.open(hub.url);
    for (let index = 0; index < 20; index++)
      client.send({ type: 1, target: 'Later', invocationId: String(index), arguments: [5, String(index)] });
    client.send({ type: 4, target: 'Count', invocationId: 'stream', arguments: [1] });
    await pause(12);
    expect(client.messages.some((message) => message['invocationId'] === 'stream')).toBe(false);
    await client.completion('stream');
    await client.completion('19');
    client.socket.close();
  });

  test('A7 caps the groups and the open calls of a connection', async () => {
    hub = await startHub({ limits: { groupsPerConnection: 2, openInvocations: 3 } });
    const client = await RawClient.open(hub.url);
    const join = (group: string) => client.send({ type: 1, target: 'Join', invocationId: group, arguments: [group] });
    for (const group of ['a', 'b', 'c']) join(group);
    expect(await client.completion('b')).not.toHaveProperty('error');
    expect(await client.completion('c')).toHaveProperty('error');
    for (let index = 0; index < 4; index++) client.send({ type: 4, target: 'Endless', invocationId: `s${index}`, arguments: [] });
    expect((await client.completion('s3'))['error']).toBe('Too many calls are running on this connection.');
    client.socket.close();
  });

  test('A8 a stream waits while its client does not read, and nobody else does', async () => {
    hub = await startHub({ limits: { sendTimeoutMs: 60_000 } });
    const reader = await RawClient.open(hub.url);
    const sleeper = await RawClient.open(hub.url);
    sleeper.socket.pause();
    sleeper.send({ type: 4, target: 'Count', invocationId: 's', arguments: [3_000_000] });
    // The kernel's buffers fill first; then nothing moves any more.
    let out = -1;
    for (let waited = 0; hub.server.metrics().bytesOut !== out && waited < 50; waited++) {
      out = hub.server.metrics().bytesOut;
      await pause(200);
    }
    expect(hub.server.metrics().bytesOut).toBe(out);
    expect(hub.server.metrics().droppedSlow).toBe(0);
    expect(out).toBeLessThan(30_000_000);
    reader.send({ type: 1, target: 'Add', invocationId: '1', arguments: [1, 2] });
    expect(await reader.completion('1')).toMatchObject({ result: 3 });
    sleeper.socket.terminate();
    reader.socket.close();
  });

  test('A8 of messages with the same key only the newest unsent one is kept', async () => {
    hub = await startHub();
    const client = await RawClient.open(hub.url);
    for (let index = 0; index < 100; index++) {
      hub.server.all.send('Number', index, { latest: 'progress' });
      if (index === 50) hub.server.all.send('Said', 'between');
    }
    hub.server.all.send('Said', 'end');
    await client.until(() => client.messages.length >= 3);
    expect(client.messages.map((message) => message['arguments'])).toEqual([['between'], [99], ['end']]);
    client.socket.close();
  });
});

describe('a reader that stops reading', () => {
  test('A8 is dropped at 1 MiB and costs the others nothing', async () => {
    hub = await startHub({ limits: { connectionsPerUser: 100 } });
    const readers = await Promise.all(Array.from({ length: 20 }, () => RawClient.open(hub.url)));
    const sleeper = await RawClient.open(hub.url);
    sleeper.socket.pause();
    const delays: number[] = [];
    const text = 'x'.repeat(20_000);
    for (let index = 0; index < 600; index++) {
      hub.server.all.send('Said', text);
      if (index % 100 === 99) {
        const started = performance.now();
        readers[0]?.send({ type: 1, target: 'Add', invocationId: `a${index}`, arguments: [1, 2] });
        await readers[0]?.completion(`a${index}`);
        delays.push(performance.now() - started);
      } else await new Promise((resolve) => setImmediate(resolve));
    }
    await until(() => hub.server.metrics().droppedSlow === 1, 'the drop');
    expect(hub.server.connections()).toHaveLength(20);
    for (const reader of readers) {
      await reader.until(() => reader.messages.filter((message) => message['type'] === 1).length === 600);
    }
    expect(Math.max(...delays)).toBeLessThan(2_000);
    sleeper.socket.resume();
    expect(await sleeper.closed()).toBe(1006);
    for (const reader of readers) reader.socket.close();
  });

  test('A8 what is ephemeral passes it over', async () => {
    hub = await startHub({ limits: { hardDropBytes: 100_000_000, sendTimeoutMs: 60_000 } });
    const sleeper = await RawClient.open(hub.url);
    sleeper.socket.pause();
    const text = 'x'.repeat(200_000);
    for (let index = 0; index < 60; index++) {
      hub.server.all.send('Said', text);
      await new Promise((resolve) => setImmediate(resolve));
    }
    hub.server.all.send('Number', 1, { ephemeral: true });
    hub.server.all.send('Number', 2);
    sleeper.socket.resume();
    await sleeper.until(() => sleeper.messages.length === 61);
    expect(sleeper.messages.at(-1)).toMatchObject({ target: 'Number', arguments: [2] });
    sleeper.socket.close();
  });
});

describe('addresses', () => {
  test('A7 a network of IPv6 counts as one address, and IPv4 in IPv6 as IPv4', async () => {
    hub = await startHub({
      authenticate: () => null,
      clientAddress: (raw) => String(raw.headers['x-address']),
      limits: { anonymousPerAddress: 1 },
    });
    const open = (address: string) => RawClient.open(hub.url, { headers: { 'x-address': address } });
    const refused = (address: string) => refusedUpgrade(hub.url, { 'x-address': address });
    const pairs: readonly (readonly [string, readonly string[]])[] = [
      ['2001:db8:1:2::1', ['2001:db8:1:2::2', '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2::']],
      ['192.0.2.7', ['::ffff:192.0.2.7', '::ffff:c000:207', '0:0:0:0:0:FFFF:192.0.2.7']],
      ['fe80::1%eth0', ['fe80::2%eth1']],
      ['::1', ['::2']],
      ['198.51.100.1:50001', ['198.51.100.1', '198.51.100.1:50002', '[::ffff:198.51.100.1]:50003']],
      ['[2001:db8:7::1]:50001', ['2001:db8:7::2', '[2001:db8:7::3]']],
      ['not an address', ['not an address']],
    ];
    const clients: RawClient[] = [];
    for (const [first, others] of pairs) {
      clients.push(await open(first));
      for (const other of others) expect(await refused(other), other).toMatchObject({ status: 429 });
    }
    clients.push(await open('2001:db8:1:3::1'), await open('192.0.2.8'));
    expect(hub.server.connections()[0]?.remoteAddress).toBe('2001:db8:1:2::1');
    for (const client of clients) client.socket.close();
    await until(() => hub.server.connections().length === 0, 'all have gone');
    (await open('2001:db8:1:2::9')).socket.close();
  });
});
