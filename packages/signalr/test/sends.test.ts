import { afterEach, describe, expect, test } from 'vitest';
import { ManualClock } from './support/clock.ts';
import type { RunningHub } from './support/hub.ts';
import { startHub, until } from './support/hub.ts';
import { RawClient } from './support/raw.ts';

let hub: RunningHub;
afterEach(() => hub.stop());

const heard = (client: RawClient) =>
  client.messages.filter((message) => message['type'] === 1).map((message) => (message['arguments'] as unknown[])[0]);

async function three() {
  hub = await startHub({ authenticate: (request) => ({ id: request.accessToken ?? '' }) });
  const names = ['mia', 'noah', 'lea'] as const;
  const clients = [];
  for (const name of names) clients.push(await RawClient.open(`${hub.url}?access_token=${name}`));
  const ids = names.map((name) => hub.server.connections({ userId: name })[0]?.connectionId ?? '');
  return { clients, ids };
}

async function joined(clients: readonly RawClient[], group: string): Promise<void> {
  for (const client of clients) {
    client.send({ type: 1, target: 'Join', invocationId: 'join', arguments: [group] });
    await client.completion('join');
  }
}

describe('sending', () => {
  test('1.10 reaches all, some, users, groups and everyone but the caller', async () => {
    const { clients, ids } = await three();
    const [mia, noah, lea] = clients;
    if (mia === undefined || noah === undefined || lea === undefined) throw new Error('three clients');
    await joined([mia, noah], 'room');
    const { server } = hub;
    server.all.send('Said', 'all');
    server.all.send('Said', 'all but lea', { except: [ids[2] ?? ''] });
    server.client(ids[0] ?? '').send('Said', 'one');
    server.clients([ids[0] ?? '', ids[2] ?? '']).send('Said', 'two');
    server.user('noah').send('Said', 'noah');
    server.user(['noah', 'lea']).send('Said', 'users');
    server.group('room').send('Said', 'room');
    server.group('room').send('Said', 'room but mia', { except: [ids[0] ?? ''] });
    server.group(['room', 'empty']).send('Said', 'groups');
    server.all.sendArguments('Two', [1, 'zwei']);
    mia.send({ type: 1, target: 'Say', arguments: ['room', 'others in room'] }, { type: 1, target: 'SayOthers', arguments: ['others'] });
    await lea.until(() => heard(lea).includes('others'));
    expect(heard(mia)).toEqual(['all', 'all but lea', 'one', 'two', 'room', 'groups', 1]);
    expect(heard(noah)).toEqual(['all', 'all but lea', 'noah', 'users', 'room', 'room but mia', 'groups', 1, 'others in room', 'others']);
    expect(heard(lea)).toEqual(['all', 'two', 'users', 1, 'others']);
    for (const client of clients) client.socket.close();
  });

  test('1.10 joining twice and leaving a foreign group do nothing; a lost connection leaves its groups', async () => {
    const { clients, ids } = await three();
    const [mia] = clients;
    if (mia === undefined) throw new Error('a client');
    await joined([mia, mia], 'room');
    hub.server.group('room').send('Said', 'once');
    await hub.server.groups.remove(ids[1] ?? '', 'room');
    await hub.server.groups.add('nobody', 'room');
    await hub.server.groups.add(ids[1] ?? '', 'other');
    expect(hub.server.connections({ group: 'other' })).toMatchObject([{ connectionId: ids[1], groups: ['other'] }]);
    await mia.until(() => heard(mia).length === 1);
    expect(hub.server.metrics().groups).toBe(2);
    for (const client of clients) client.socket.terminate();
    await until(() => hub.server.metrics().groups === 0, 'no groups');
  });

  test('1.10 what goes to a group is for who is in it at that moment, also when somebody joins or leaves in the same turn', async () => {
    const { clients, ids } = await three();
    const [mia, noah, lea] = clients;
    if (mia === undefined || noah === undefined || lea === undefined) throw new Error('three clients');
    await joined([mia, noah], 'room');
    const { server } = hub;
    server.group('room').send('Said', 'before');
    void server.groups.add(ids[2] ?? '', 'room');
    server.group('room').send('Said', 'with lea');
    void server.groups.remove(ids[0] ?? '', 'room');
    server.group('room').send('Said', 'without mia');
    server.all.send('Said', 'all');
    await lea.until(() => heard(lea).includes('all'));
    await mia.until(() => heard(mia).includes('all'));
    expect(heard(mia)).toEqual(['before', 'with lea', 'all']);
    expect(heard(noah)).toEqual(['before', 'with lea', 'without mia', 'all']);
    expect(heard(lea)).toEqual(['with lea', 'without mia', 'all']);
    for (const client of clients) client.socket.close();
  });

  test('1.10 a broadcast keeps its place between what one client gets in the same turn, and counts as what it is', async () => {
    const { clients, ids } = await three();
    const [mia, noah] = clients;
    if (mia === undefined || noah === undefined) throw new Error('two clients');
    const before = hub.server.metrics();
    hub.server.client(ids[0] ?? '').send('Said', '1');
    hub.server.all.send('Said', '2');
    hub.server.client(ids[0] ?? '').send('Said', '3');
    await mia.until(() => heard(mia).length === 3);
    await noah.until(() => heard(noah).length === 1);
    expect(heard(mia)).toEqual(['1', '2', '3']);
    hub.server.all.send('Said', '4');
    await mia.until(() => heard(mia).length === 4);
    const after = hub.server.metrics();
    expect([after.messagesOut - before.messagesOut, after.framesOut - before.framesOut]).toEqual([8, 6]);
    for (const client of clients) client.socket.close();
  });

  test('1.10 who is told goodbye in the same turn hears first what was said to all', async () => {
    const { clients } = await three();
    const [mia] = clients;
    if (mia === undefined) throw new Error('a client');
    hub.server.all.send('Said', 'last words');
    hub.server.disconnectUser('mia', 'Enough.');
    await mia.until(() => mia.messages.some(({ type }) => type === 7));
    expect(mia.messages.filter(({ type }) => type === 1 || type === 7).map(({ type }) => type)).toEqual([1, 7]);
    for (const client of clients) client.socket.close();
  });

  test('1.10 items are kept per connection', async () => {
    const { clients } = await three();
    const [mia, noah] = clients;
    for (const [client, expected] of [
      [mia, 'nothing'],
      [noah, 'nothing'],
      [mia, 'a'],
    ] as const) {
      if (client === undefined) throw new Error('a client');
      client.messages.length = 0;
      client.send({ type: 1, target: 'Remember', invocationId: 'r', arguments: ['a'] });
      expect(await client.completion('r')).toMatchObject({ result: expected });
    }
    for (const client of clients) client.socket.close();
  });

  test('1.10 everything of one tick goes out as one frame', async () => {
    const { clients } = await three();
    const [mia] = clients;
    if (mia === undefined) throw new Error('a client');
    const before = mia.frames.length;
    for (let index = 0; index < 8; index++) hub.server.all.send('Number', index);
    await mia.until(() => heard(mia).length === 8);
    expect(mia.frames.length - before).toBe(1);
    for (const client of clients) client.socket.close();
  });

  test('1.10 a payload that cannot be written throws at the sender and harms nobody', async () => {
    const { clients } = await three();
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    expect(() => hub.server.all.send('Resync', loop)).toThrow(TypeError);
    hub.server.all.send('Said', 'fine');
    expect(hub.log.filter((entry) => entry.kind === 'fault')).toEqual([]);
    await Promise.all(clients.map((client) => client.until(() => heard(client).includes('fine'))));
    for (const client of clients) client.socket.close();
  });
});

describe('time', () => {
  test('1.8 pings after 15 s and ends clients that ping no more after 30 s', async () => {
    const clock = new ManualClock();
    hub = await startHub({ clock });
    const quiet = await RawClient.open(hub.url);
    const pinging = await RawClient.open(hub.url);
    pinging.send({ type: 6 });
    await until(() => hub.server.metrics().messagesIn === 1, 'the ping');
    clock.advance(14_000);
    expect(quiet.messages).toEqual([]);
    clock.advance(2_000);
    await quiet.ofType(6);
    clock.advance(16_000);
    // The one that has never pinged may stay silent.
    expect(await pinging.ofType(7)).toMatchObject({ allowReconnect: true });
    expect(hub.server.connections()).toHaveLength(1);
    quiet.socket.close();
  });

  test('1.8 a running call is no silence', async () => {
    const clock = new ManualClock();
    hub = await startHub({ clock });
    const client = await RawClient.open(hub.url);
    client.send({ type: 6 }, { type: 1, target: 'UntilAborted', invocationId: '1', arguments: [] });
    await until(() => hub.notes.started.length === 1, 'the call');
    clock.advance(60_000);
    expect(hub.server.connections()).toHaveLength(1);
    client.socket.terminate();
  });

  test('1.8 a shutdown says goodbye with leave to come back, and takes no one new', async () => {
    hub = await startHub();
    const client = await RawClient.open(hub.url);
    const stopped = hub.server.close();
    expect(await client.ofType(7)).toEqual({ type: 7, allowReconnect: true });
    expect(await client.closed()).toBe(1000);
    await stopped;
    expect(hub.notes.disconnected).toEqual([null]);
    const late = new RawClient(hub.url);
    await new Promise((resolve) => late.socket.on('unexpected-response', (_req, res) => resolve(res.statusCode)));
    expect(hub.server.connections()).toEqual([]);
  });
});
