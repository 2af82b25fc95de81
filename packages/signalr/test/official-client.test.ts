import { Subject } from '@microsoft/signalr';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningHub } from './support/hub.ts';
import { startHub, until } from './support/hub.ts';
import { collect, makeClient, ways } from './support/official.ts';

let hub: RunningHub;
beforeAll(async () => {
  hub = await startHub();
});
afterAll(() => hub.stop());

describe.each(ways)('the official client over $transport with $protocol', ({ transport, protocol }) => {
  test('invokes, streams, uploads, is pushed to, answers questions and is told errors', async () => {
    const client = makeClient(hub.url, { transport, protocol });
    const said: unknown[] = [];
    client.on('Said', (text: string) => {
      said.push(text);
    });
    client.on('Question', () => 'Antwort');
    await client.start();
    const id = client.connectionId ?? '';

    expect(await client.invoke('echo', { text: 'Grüezi 😀', list: [1, 2.5, null, true] })).toEqual({
      text: 'Grüezi 😀',
      list: [1, 2.5, null, true],
    });
    expect(await client.invoke('Add', 2, 3)).toBe(5);
    expect(await client.invoke('Nothing')).toBeNull();
    expect(await collect(client, 'Count', 250)).toEqual(Array.from({ length: 250 }, (_, index) => index));

    const upload = new Subject<number>();
    const sum = client.invoke('Sum', 100, upload);
    for (let index = 0; index < 30; index++) upload.next(index);
    upload.complete();
    expect(await sum).toBe(100 + 435);

    for (let index = 0; index < 20; index++) hub.server.client(id).send('Said', `nr ${index}`);
    await until(() => said.length === 20, 'twenty events');
    expect(said).toEqual(Array.from({ length: 20 }, (_, index) => `nr ${index}`));

    expect(await hub.server.client(id).invoke('Question', [])).toBe('Antwort');
    await expect(client.invoke('Fail', 'secret detail')).rejects.toThrow("An unexpected error occurred invoking 'Fail' on the server.");
    await expect(client.invoke('Refuse', 'not today')).rejects.toThrow('HubException: not today');
    await client.stop();
    await until(() => hub.server.connections().every((connection) => connection.connectionId !== id), 'the connection is gone');
  });
});

test('the official client works without negotiation', async () => {
  const client = makeClient(hub.url, { transport: 'WebSockets', skipNegotiation: true });
  await client.start();
  expect(await client.invoke('Add', 1, 1)).toBe(2);
  await client.stop();
});

test('binary payloads pass through MessagePack unchanged', async () => {
  const client = makeClient(hub.url, { transport: 'WebSockets', protocol: 'messagepack' });
  await client.start();
  const bytes = new Uint8Array(2_000).map((_, index) => index % 256);
  expect(await client.invoke('Echo', bytes)).toEqual(bytes);
  const date = new Date('2026-03-02T08:15:30.123Z');
  expect(await client.invoke('Echo', date)).toEqual(date);
  await client.stop();
});
