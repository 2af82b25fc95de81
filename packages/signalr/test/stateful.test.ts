import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { ManualClock } from './support/clock.ts';
import type { RunningHub } from './support/hub.ts';
import { startHub, until } from './support/hub.ts';
import { makeClient } from './support/official.ts';
import { call, negotiate, RawClient, refusedUpgrade } from './support/raw.ts';

let hub: RunningHub;
afterEach(() => hub.stop());

async function openStateful(): Promise<{ client: RawClient; url: string; id: string }> {
  const { token, id } = await negotiate(hub.url, 'negotiateVersion=1&useStatefulReconnect=true');
  const url = `${hub.url}?id=${token}`;
  const client = await RawClient.open(url, { version: 2 });
  client.send({ type: 6 });
  await until(() => hub.server.connections().some((connection) => connection.connectionId === id), 'the connection');
  return { client, url, id };
}

async function comeBack(url: string): Promise<RawClient> {
  const client = new RawClient(url);
  await once(client.socket, 'open');
  return client;
}

const said = (client: RawClient) => client.messages.filter((message) => message['type'] === 1).map((message) => message['arguments']);

describe('stateful reconnect', () => {
  test('R1 numbers calls, items, completions and cancels from 1, and nothing else', async () => {
    const clock = new ManualClock();
    hub = await startHub({ clock });
    const { client, url, id } = await openStateful();
    client.send(
      { type: 6 },
      { type: 1, target: 'Start', arguments: ['one'] },
      { type: 6 },
      { type: 5, invocationId: 'x' },
      { type: 8, sequenceId: 0 },
    );
    await until(() => hub.notes.started.length === 1, 'the call');
    clock.advance(1_000);
    expect(await client.ofType(8)).toEqual({ type: 8, sequenceId: 2 });
    hub.server.client(id).send('Said', 'a');
    clock.advance(16_000);
    hub.server.client(id).send('Said', 'b');
    await client.until(() => said(client).length === 2);
    expect(client.messages.some((message) => message['type'] === 6)).toBe(true);
    client.socket.terminate();
    const again = await comeBack(url);
    await again.until(() => said(again).length === 2);
    expect(again.messages[0]).toEqual({ type: 9, sequenceId: 1 });
    expect(again.messages.some((message) => message['type'] === 6)).toBe(false);
    again.socket.terminate();
  });

  test('R2 acknowledges at most once a second and forgets what the client has acknowledged', async () => {
    const clock = new ManualClock();
    hub = await startHub({ clock });
    const { client, url, id } = await openStateful();
    for (let index = 0; index < 5; index++) client.send({ type: 1, target: 'Start', arguments: [`${index}`] });
    await until(() => hub.notes.started.length === 5, 'the calls');
    clock.advance(5_000);
    await client.ofType(8);
    expect(client.messages.filter((message) => message['type'] === 8)).toEqual([{ type: 8, sequenceId: 5 }]);
    for (const text of ['a', 'b', 'c']) hub.server.client(id).send('Said', text);
    await client.until(() => said(client).length === 3);
    client.send({ type: 8, sequenceId: 2 }, { type: 1, target: 'Start', arguments: ['after the ack'] });
    await until(() => hub.notes.started.length === 6, 'the ack has been read');
    client.socket.terminate();
    const again = await comeBack(url);
    await again.until(() => said(again).length > 0);
    expect(again.messages[0]).toEqual({ type: 9, sequenceId: 3 });
    expect(said(again)).toEqual([['c']]);
    again.socket.terminate();
  });

  test('R2 a stream waits above 100,000 unacknowledged bytes', async () => {
    hub = await startHub();
    const { client } = await openStateful();
    client.send({ type: 4, target: 'Count', invocationId: 's', arguments: [20_000] });
    const received = () => client.frames.reduce((sum, frame) => sum + frame.data.length, 0);
    await client.until(() => received() > 100_000);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const before = received();
    expect(before).toBeLessThan(200_000);
    const items = client.messages.filter((message) => message['type'] === 2).length;
    client.send({ type: 8, sequenceId: items });
    await client.until(() => client.messages.filter((message) => message['type'] === 2).length > items + 1_000);
    client.socket.terminate();
  });

  test('R3 keeps a lost connection for 15 s, drops what comes twice and wants a Sequence first', async () => {
    const clock = new ManualClock();
    hub = await startHub({ clock });
    const { client, url, id } = await openStateful();
    client.send({ type: 1, target: 'Start', arguments: ['one'] }, { type: 1, target: 'Start', arguments: ['two'] });
    await until(() => hub.notes.started.length === 2, 'both');
    client.socket.terminate();
    await until(() => hub.log.length > 0 && hub.server.connections().length === 1, 'kept');
    clock.advance(14_000);
    hub.server.client(id).send('Said', 'while away');
    const again = await comeBack(url);
    again.send({ type: 1, target: 'Start', arguments: ['before the sequence'] });
    again.send(
      { type: 9, sequenceId: 2 },
      { type: 1, target: 'Start', arguments: ['two'] },
      { type: 1, target: 'Start', arguments: ['three'] },
    );
    await until(() => hub.notes.started.length === 3, 'the third');
    expect(hub.notes.started).toEqual(['one', 'two', 'three']);
    await again.until(() => said(again).length === 1);
    expect(hub.notes.disconnected).toEqual([]);
    again.socket.terminate();
    await until(() => hub.server.metrics().connections === 1, 'kept again');
    await new Promise((resolve) => setTimeout(resolve, 50));
    clock.advance(17_000);
    expect(hub.server.connections()).toHaveLength(0);
    expect(await refusedUpgrade(url)).toMatchObject({ status: 404 });
  });

  test('R3 a Sequence above what was received is an error', async () => {
    hub = await startHub();
    const { client, url } = await openStateful();
    client.socket.terminate();
    const again = await comeBack(url);
    again.send({ type: 9, sequenceId: 5 });
    expect(await again.ofType(7)).toMatchObject({ allowReconnect: true });
  });

  test('R4 a newer socket wins over one that still seems alive', async () => {
    hub = await startHub();
    const { client, url, id } = await openStateful();
    const newer = await comeBack(url);
    expect(await client.closed()).toBe(1006);
    newer.send({ type: 9, sequenceId: 1 });
    hub.server.client(id).send('Said', 'to the newer');
    await newer.until(() => said(newer).length === 1);
    expect(hub.server.connections()).toHaveLength(1);
    newer.socket.terminate();
  });

  test('R4 after a clean close, a Close message or an abort there is nothing to come back to', async () => {
    hub = await startHub();
    const closed = await openStateful();
    closed.client.socket.close(1000);
    const saidGoodbye = await openStateful();
    saidGoodbye.client.send({ type: 7 });
    const aborted = await openStateful();
    hub.server.disconnectUser('u1', 'Ende');
    await until(() => hub.server.connections().length === 0, 'all gone');
    await Promise.all([closed, saidGoodbye, aborted].map(({ client }) => client.closed()));
    for (const { url } of [closed, saidGoodbye, aborted]) expect(await refusedUpgrade(url)).toMatchObject({ status: 404 });
  });

  test('R4 another user cannot take up the connection', async () => {
    hub = await startHub({ authenticate: (request) => ({ id: request.accessToken ?? 'u1' }) });
    const { client, url } = await openStateful();
    client.socket.terminate();
    expect(await refusedUpgrade(`${url}&access_token=u2`)).toMatchObject({ status: 403 });
    const again = await comeBack(url);
    again.socket.terminate();
  });

  test('R5 a connection with more than 1 MiB unacknowledged is dropped and may come back', async () => {
    hub = await startHub();
    const client = makeClient(hub.url, { transport: 'WebSockets', stateful: true, reconnect: [0, 100] });
    client.on('Said', () => undefined);
    let reconnected = 0;
    client.onreconnected(() => {
      reconnected++;
    });
    await client.start();
    const id = client.connectionId ?? '';
    // All within one second, before the client's next Ack.
    for (let index = 0; index < 24; index++) hub.server.client(id).send('Said', 'x'.repeat(50_000));
    expect(hub.server.metrics().droppedSlow).toBe(1);
    await until(() => reconnected === 1, 'a new connection');
    expect(client.connectionId).not.toBe(id);
    await client.stop();
  });

  test('R5 nothing counted reaches the official client before it counts', async () => {
    hub = await startHub({
      connected(context) {
        for (let index = 0; index < 3; index++) context.clients.caller.send('Number', index);
      },
    });
    const { token } = await negotiate(hub.url, 'negotiateVersion=1&useStatefulReconnect=true');
    const client = await RawClient.open(`${hub.url}?id=${token}`, { version: 2 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(client.messages).toEqual([]);
    client.send({ type: 6 });
    await client.until(() => client.messages.length === 3);
    client.socket.terminate();
  });

  test('R1 long polling is never stateful', async () => {
    hub = await startHub();
    const { token } = await negotiate(hub.url, 'negotiateVersion=1&useStatefulReconnect=true');
    const url = `${hub.url}?id=${token}`;
    await call(url);
    await call(url, {
      method: 'POST',
      body: '{"protocol":"json","version":2}\u001e{"type":1,"target":"Echo","invocationId":"1","arguments":[1]}\u001e',
    });
    expect((await call(url)).body).toContain('"result":1');
  });
});
