import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { ManualClock } from './support/clock.ts';
import type { RunningHub } from './support/hub.ts';
import { startHub, until } from './support/hub.ts';
import { RawClient } from './support/raw.ts';

let hub: RunningHub;
afterEach(() => hub.stop());

const end = '\u001e';
const call = (invocationId: string, value: unknown) => ({ type: 1, target: 'Echo', invocationId, arguments: [value] });

describe('WebSockets', () => {
  test('W1 JSON goes in text frames, MessagePack in binary ones, its handshake reply included', async () => {
    hub = await startHub();
    const text = await RawClient.open(hub.url);
    expect(text.frames[0]?.isBinary).toBe(false);
    const binary = new RawClient(hub.url);
    await until(() => binary.socket.readyState === 1, 'open');
    binary.send({ protocol: 'messagepack', version: 1 });
    await binary.until(() => binary.frames.length > 0);
    expect(binary.frames[0]).toEqual({ data: Buffer.from(`{}${end}`), isBinary: true });
    text.socket.close();
    binary.socket.close();
  });

  test('W2 reads many messages in a frame and a message over many frames', async () => {
    hub = await startHub();
    const client = await RawClient.open(hub.url);
    client.send(call('1', 'eins'), call('2', 'zwei'));
    const long = JSON.stringify(call('3', 'drei ü😀')) + end;
    for (const byte of Buffer.from(long)) client.socket.send(Buffer.from([byte]));
    expect(await client.completion('1')).toMatchObject({ result: 'eins' });
    expect(await client.completion('2')).toMatchObject({ result: 'zwei' });
    expect(await client.completion('3')).toMatchObject({ result: 'drei ü😀' });
    client.socket.close();
  });

  test('W3 answers a close frame without a status by 1000', async () => {
    hub = await startHub();
    const client = await RawClient.open(hub.url);
    client.socket.close();
    expect(await client.closed()).toBe(1000);
    const stopped = await RawClient.open(hub.url);
    stopped.send({ type: 7 });
    expect(await stopped.closed()).toBe(1000);
  });

  test('W3 cuts a client that never answers the close', async () => {
    const clock = new ManualClock();
    hub = await startHub({ clock, limits: { closeTimeoutMs: 1_000 } });
    const socket = connect(hub.port, '127.0.0.1');
    socket.write(
      'GET /hub HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    const payload = Buffer.from(`{"protocol":"json","version":1}${end}`);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('data', resolve));
    // A masked frame with a mask of zeros.
    socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]));
    await until(() => hub.server.connections().length === 1, 'the handshake');
    socket.pause();
    hub.server.disconnectUser('u1', 'Ende');
    clock.advance(3_000);
    socket.resume();
    await closed;
    expect(hub.server.connections()).toHaveLength(0);
  });

  test('W4 a send that is blocked for more than 10 s ends the connection', async () => {
    const clock = new ManualClock();
    hub = await startHub({ clock, limits: { hardDropBytes: 1_000_000_000 } });
    const client = await RawClient.open(hub.url);
    client.socket.pause();
    const block = 'x'.repeat(200_000);
    for (let index = 0; index < 60; index++) {
      hub.server.all.send('Said', block);
      await new Promise((resolve) => setImmediate(resolve));
    }
    clock.advance(9_000);
    expect(hub.server.connections()).toHaveLength(1);
    clock.advance(3_000);
    expect(hub.server.connections()).toHaveLength(0);
    await until(() => hub.notes.disconnected.length === 1, 'the hook');
    expect(hub.notes.disconnected).toEqual(['A send was blocked for too long.']);
    client.socket.terminate();
  });

  test('W5 takes frames far above one message, uncompressed', async () => {
    hub = await startHub({ limits: { messagesPerSecond: Infinity, messageBurst: Infinity } });
    const client = await RawClient.open(hub.url);
    expect(client.socket.extensions).toBe('');
    const many = Array.from({ length: 60 }, (_, index) => ({
      type: 1,
      target: 'Echo',
      invocationId: String(index),
      arguments: ['x'.repeat(1_000)],
    }));
    client.send(...many);
    await client.completion('59');
    const tooLarge = await RawClient.open(hub.url);
    tooLarge.socket.send(Buffer.alloc(1_048_577, 0x20));
    expect(await tooLarge.closed()).toBe(1009);
    client.socket.close();
  });
});
