import { defineHubMessage } from '@pausenplatz/kernel-contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createHubClient } from './hub-client.ts';
import type { HubConnection } from './hub-connection.ts';
import type { HubStatus } from './hub.ts';
import { withoutSession } from './session.ts';

/** SignalR's connection as far as the client uses it, with the server's side in the test's hands. */
function fakeConnection(failures = 0) {
  const handlers = new Map<string, (payload: unknown) => void>();
  const events: Record<'close' | 'reconnecting' | 'reconnected', () => void> = {
    close: () => undefined,
    reconnecting: () => undefined,
    reconnected: () => undefined,
  };
  const invoked: [string, unknown][] = [];
  let state: HubStatus = 'Disconnected';
  let starts = 0;
  const connection: HubConnection = {
    get state() {
      return state;
    },
    connectionId: 'c1',
    async start() {
      starts += 1;
      state = 'Connecting';
      await Promise.resolve();
      state = starts <= failures ? 'Disconnected' : 'Connected';
      if (state === 'Disconnected') throw new Error('refused');
    },
    async stop() {
      state = 'Disconnected';
      events.close();
    },
    async invoke(method, value) {
      invoked.push([method, value]);
      return { granted: [], denied: [] };
    },
    on: (name, listener) => void handlers.set(name, listener),
    onclose: (listener) => void (events.close = listener),
    onreconnecting: (listener) => void (events.reconnecting = listener),
    onreconnected: (listener) => void (events.reconnected = listener),
  };
  return {
    connection,
    invoked,
    starts: () => starts,
    become(next: HubStatus, event: 'close' | 'reconnecting' | 'reconnected') {
      state = next;
      events[event]();
    },
    send: (name: string, payload: unknown) => handlers.get(name)?.(payload),
  };
}

function clientOver(fake: ReturnType<typeof fakeConnection>) {
  const waits: number[] = [];
  const logged: string[] = [];
  const hub = createHubClient({
    serverAddress: '',
    session: withoutSession,
    build: async () => fake.connection,
    log: (message) => void logged.push(message),
    wait: async (delayMs) => void waits.push(delayMs),
    random: () => 0.5,
  });
  return { hub, waits, logged };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const changed = defineHubMessage('PageContentChanged', z.object({ v: z.literal(1), pageId: z.string() }));

test('connecting twice starts once', async () => {
  const fake = fakeConnection();
  const { hub } = clientOver(fake);
  await Promise.all([hub.connect(), hub.connect()]);
  await hub.connect();
  expect(fake.starts()).toBe(1);
  expect(hub.status()).toBe('Connected');
});

test('a failed start is logged, and tried again until it works', async () => {
  const fake = fakeConnection(2);
  const { hub, logged, waits } = clientOver(fake);
  await hub.connect();
  expect(fake.starts()).toBe(3);
  expect(logged).toEqual(['Failed to connect with hub', 'Failed to connect with hub']);
  expect(waits).toContain(200);
});

test('the states of the specification are told as they come', async () => {
  const fake = fakeConnection();
  const { hub } = clientOver(fake);
  const seen: HubStatus[] = [];
  hub.onStatus((status) => seen.push(status));
  await hub.connect();
  fake.become('Reconnecting', 'reconnecting');
  fake.become('Connected', 'reconnected');
  expect(seen).toEqual(['Connecting', 'Connected', 'Reconnecting', 'Connected']);
});

test('a closed connection connects again after a pause of up to five seconds', async () => {
  const fake = fakeConnection();
  const { hub, waits } = clientOver(fake);
  await hub.connect();
  fake.become('Disconnected', 'close');
  await settled();
  expect(waits).toContain(2500);
  expect(fake.starts()).toBe(2);
  expect(hub.status()).toBe('Connected');
});

test('after a sign-out a closed connection stays closed', async () => {
  const fake = fakeConnection();
  const { hub } = clientOver(fake);
  await hub.connect();
  await hub.disconnect();
  await settled();
  expect(fake.starts()).toBe(1);
  expect(hub.status()).toBe('Disconnected');
});

test('a topic is subscribed once however many want it, and given up with the last', async () => {
  const fake = fakeConnection();
  const { hub } = clientOver(fake);
  await hub.connect();
  const one = hub.subscribe('page:a');
  const two = hub.subscribe('page:a');
  await settled();
  one();
  await settled();
  two();
  two();
  await settled();
  expect(fake.invoked).toEqual([
    ['Subscribe', { topics: ['page:a'] }],
    ['Unsubscribe', { topics: ['page:a'] }],
  ]);
});

test('after a reconnect topics are subscribed again and the screen is told to read again', async () => {
  const fake = fakeConnection();
  const { hub } = clientOver(fake);
  let resyncs = 0;
  hub.onResync(() => (resyncs += 1));
  hub.subscribe('page:a');
  await hub.connect();
  expect(resyncs).toBe(0);
  fake.become('Connected', 'reconnected');
  await settled();
  expect(fake.invoked.filter(([method]) => method === 'Subscribe').at(-1)).toEqual(['Subscribe', { topics: ['page:a'] }]);
  expect(resyncs).toBe(1);
});

test('a Resync of the server subscribes again and reads again', async () => {
  const fake = fakeConnection();
  const { hub } = clientOver(fake);
  let resyncs = 0;
  hub.onResync(() => (resyncs += 1));
  await hub.connect();
  hub.subscribe('page:a');
  await settled();
  fake.send('Resync', { topics: ['page:a'] });
  await settled();
  expect(fake.invoked).toHaveLength(2);
  expect(resyncs).toBe(1);
});

test('listeners hear messages that obey the contract, and nothing else', async () => {
  const fake = fakeConnection();
  const { hub } = clientOver(fake);
  const heard: string[] = [];
  const stop = hub.on(changed, ({ pageId }) => heard.push(pageId));
  await hub.connect();
  fake.send('PageContentChanged', { v: 1, pageId: 'a' });
  fake.send('PageContentChanged', { v: 2, page: 'b' });
  stop();
  fake.send('PageContentChanged', { v: 1, pageId: 'c' });
  expect(heard).toEqual(['a']);
});

test('who cannot carry a schema hears a message by its name, until it no longer listens', async () => {
  const fake = fakeConnection();
  const { hub } = clientOver(fake);
  const heard: string[] = [];
  const end = hub.onNamed('PageContentChanged', () => heard.push('one'));
  hub.onNamed('Other', () => heard.push('other'));
  await hub.connect();
  hub.onNamed('PageContentChanged', () => heard.push('late'));
  fake.send('PageContentChanged', 'nothing that a schema knows');
  end();
  fake.send('PageContentChanged', null);
  expect(heard).toEqual(['one', 'late', 'late']);
});

test('connecting resolves once the server knows the wanted topics, however often it is asked for', async () => {
  const fake = fakeConnection();
  const { hub } = clientOver(fake);
  hub.subscribe('plan:a');
  await hub.connect();
  expect(fake.invoked).toEqual([['Subscribe', { topics: ['plan:a'] }]]);
  hub.subscribe('plan:b');
  await hub.connect();
  expect(fake.invoked.at(-1)).toEqual(['Subscribe', { topics: ['plan:b'] }]);
});
