import { spawnSync } from 'node:child_process';
import type { HubConnection } from '@microsoft/signalr';
import { HubConnectionState } from '@microsoft/signalr';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Sequences } from '../src/backplane/sequences.ts';
import type { NodeProcess } from './support/backplane-process.ts';
import { startNode } from './support/backplane-process.ts';
import { until } from './support/hub.ts';
import { makeClient } from './support/official.ts';
import type { TestServer } from './support/postgres.ts';
import { startPostgres } from './support/postgres.ts';
import { hasRedis, startRedis } from './support/redis.ts';

const noBroker: TestServer = { url: '', stop: () => Promise.resolve() };
const kinds = [
  { kind: 'in-process', start: () => Promise.resolve(noBroker), isHere: true },
  { kind: 'postgres', start: startPostgres, isHere: true },
  { kind: 'redis', start: startRedis, isHere: hasRedis },
];
if (!hasRedis) process.stderr.write('\n*** redis-server is not on PATH: the Redis backplane is NOT tested in this run. ***\n\n');

interface Person {
  readonly client: HubConnection;
  readonly heard: string[];
  readonly resyncs: unknown[];
  readonly id: string;
}

let people: Person[] = [];

async function join(node: NodeProcess, user: string, protocol: 'json' | 'messagepack' = 'json'): Promise<Person> {
  const client = makeClient(node.url, { transport: 'WebSockets', protocol, token: () => user });
  const heard: string[] = [];
  const resyncs: unknown[] = [];
  client.on('Said', (text: string) => {
    heard.push(text);
  });
  client.on('Resync', (payload: unknown) => {
    resyncs.push(payload);
  });
  client.on('Question', () => `answer of ${user}`);
  await client.start();
  const person = { client, heard, resyncs, id: client.connectionId ?? '' };
  people.push(person);
  return person;
}

describe.each(kinds)('the $kind backplane', ({ kind, start, isHere }) => {
  describe.skipIf(!isHere)('with two server processes', () => {
    let broker: TestServer;
    let one: NodeProcess;
    let two: NodeProcess;
    beforeAll(async () => {
      broker = await start();
      one = await startNode(kind, broker.url);
      // The default backplane has one process only: there it plays both parts.
      two = kind === 'in-process' ? one : await startNode(kind, broker.url);
    });
    afterEach(async () => {
      await Promise.all(people.map(({ client }) => client.stop()));
      people = [];
    });
    afterAll(async () => {
      await one.stop();
      if (two !== one) await two.stop();
      await broker.stop();
    });

    test('3.3 group sends reach members everywhere, once and in the order of their sender', async () => {
      const mia = await join(one, 'mia');
      const noah = await join(two, 'noah', 'messagepack');
      const lea = await join(two, 'lea');
      for (const { client } of [mia, noah]) await client.invoke('Join', 'room');
      const texts = Array.from({ length: 200 }, (_, index) => `${index}`);
      for (const text of texts) await one.tell({ op: 'send', to: 'group', name: 'room', text });
      await until(() => mia.heard.length >= 200 && noah.heard.length >= 200, 'all messages');
      expect(mia.heard).toEqual(texts);
      expect(noah.heard).toEqual(texts);
      expect(lea.heard).toEqual([]);
      await noah.client.invoke('Say', 'room', 'from a method');
      await until(() => mia.heard.length === 201, 'the last');
      expect(noah.heard).toHaveLength(200);
    });

    test('3.3 all, users, single connections and exceptions work across processes', async () => {
      const mia = await join(one, 'mia');
      const mia2 = await join(two, 'mia');
      const noah = await join(two, 'noah');
      await new Promise((resolve) => setTimeout(resolve, 150));
      await one.tell({ op: 'send', to: 'all', name: '', text: 'all' });
      await one.tell({ op: 'send', to: 'all', name: '', text: 'not noah', except: [noah.id] });
      await two.tell({ op: 'send', to: 'user', name: 'mia', text: 'mia' });
      await one.tell({ op: 'send', to: 'client', name: noah.id, text: 'noah' });
      await until(() => noah.heard.includes('noah') && mia.heard.includes('mia') && mia2.heard.length === 3, 'all');
      expect(noah.heard).toEqual(['all', 'noah']);
      expect([...mia.heard].sort()).toEqual(['all', 'mia', 'not noah']);
      expect([...mia2.heard].sort()).toEqual(['all', 'mia', 'not noah']);
    });

    test('3.3 groups of a connection elsewhere can be changed, and it can be asked', async () => {
      const noah = await join(two, 'noah');
      await one.tell({ op: 'group', action: 'add', connectionId: noah.id, group: 'far' });
      await one.tell({ op: 'send', to: 'group', name: 'far', text: 'in' });
      await until(() => noah.heard.length === 1, 'the message');
      await one.tell({ op: 'group', action: 'remove', connectionId: noah.id, group: 'far' });
      await one.tell({ op: 'send', to: 'group', name: 'far', text: 'out' });
      expect(await one.tell({ op: 'ask', connectionId: noah.id })).toBe('answer of noah');
      expect(noah.heard).toEqual(['in']);
      await expect(one.tell({ op: 'ask', connectionId: 'nobody' })).rejects.toThrow("Connection 'nobody' does not exist.");
    });

    test('3.3 large messages keep their place among small ones', async () => {
      const noah = await join(two, 'noah');
      await noah.client.invoke('Join', 'room');
      const texts = ['a', 'x'.repeat(20_000), 'b', 'y'.repeat(9_000), 'c'];
      for (const text of texts) await one.tell({ op: 'send', to: 'group', name: 'room', text });
      await until(() => noah.heard.length === texts.length, 'all five');
      expect(noah.heard).toEqual(texts);
    });

    test('3.3 a user is cut on every process', async () => {
      const mia = await join(one, 'mia');
      const mia2 = await join(two, 'mia');
      const noah = await join(two, 'noah');
      await two.tell({ op: 'cut', user: 'mia', reason: 'Konto gesperrt' });
      await until(
        () => mia.client.state === HubConnectionState.Disconnected && mia2.client.state === HubConnectionState.Disconnected,
        'both are out',
        1_000,
      );
      expect(noah.client.state).toBe(HubConnectionState.Connected);
    });

    if (kind === 'postgres')
      test('3.3 a message inside a transaction comes with its commit and never with its rollback', async () => {
        const mia = await join(one, 'mia');
        const noah = await join(two, 'noah');
        for (const { client } of [mia, noah]) await client.invoke('Join', 'room');
        await one.tell({ op: 'within', group: 'room', text: 'rolled back', commit: false });
        const pending = one.tell({ op: 'within', group: 'room', text: `committed ${'x'.repeat(9_000)}`, commit: true });
        await new Promise((resolve) => setTimeout(resolve, 50));
        expect([mia.heard, noah.heard]).toEqual([[], []]);
        await pending;
        await until(() => mia.heard.length === 1 && noah.heard.length === 1, 'the committed one');
        expect(mia.heard[0]).toContain('committed');
        expect(noah.heard[0]).toContain('committed');
      });

    if (kind !== 'in-process')
      test('3.3 a lost broker connection and a hole in the numbers tell the touched groups to fetch again', async () => {
        const noah = await join(two, 'noah');
        await noah.client.invoke('Join', 'room');
        await cutBroker(kind, broker.url);
        await until(() => noah.resyncs.length === 1, 'the resync', 10_000);
        expect(noah.resyncs[0]).toEqual({ topics: ['room'] });
        await one.tell({ op: 'send', to: 'group', name: 'room', text: 'works again' });
        await until(() => noah.heard.includes('works again'), 'the next message');
        for (const seq of [7, 8, 10]) await publishRaw(kind, broker.url, seq);
        await until(() => noah.resyncs.length === 2, 'the hole');
        expect(noah.heard.filter((text) => text.startsWith('raw'))).toEqual(['raw 7', 'raw 8', 'raw 10']);
      });
  });
});

async function cutBroker(kind: string, url: string): Promise<void> {
  if (kind === 'redis') {
    spawnSync('redis-cli', ['-u', url, 'CLIENT', 'KILL', 'TYPE', 'pubsub']);
    return;
  }
  const client = new Client(url);
  await client.connect();
  await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'");
  await client.end();
}

async function publishRaw(kind: string, url: string, seq: number): Promise<void> {
  const json = `{"type":1,"target":"Said","arguments":["raw ${seq}"]}\u001e`;
  const text = JSON.stringify({ origin: 'another', seq, channel: 'g:room', json });
  if (kind === 'redis') {
    spawnSync('redis-cli', ['-u', url, 'PUBLISH', 'hub:group:room', text]);
    return;
  }
  const client = new Client(url);
  await client.connect();
  // On each of the sixteen channels: which one carries the group is the backplane's own business.
  await client.query("SELECT pg_notify('hub_' || n, $1) FROM generate_series(0, 15) AS n", [text]);
  await client.end();
}

test('3.3 numbers show holes, but neither restarts nor uncounted messages are holes', () => {
  const sequences = new Sequences();
  expect([sequences.next('a'), sequences.next('a'), sequences.next('b')]).toEqual([1, 2, 1]);
  const heard = [5, 6, 8, 9, 1, 2, 0, 3, 5].map((seq) => sequences.hear('a', 'x', seq));
  expect(heard).toEqual([true, true, false, true, true, true, true, true, false]);
  sequences.forget('a');
  expect(sequences.hear('a', 'x', 99)).toBe(true);
});
