import { once } from 'node:events';
import { Encoder } from '@msgpack/msgpack';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readJsonMessage } from '../src/protocol/json-reader.ts';
import { readMessagePackMessage } from '../src/protocol/messagepack-reader.ts';
import { ProtocolError } from '../src/protocol/protocol-error.ts';
import { writeVarInt } from '../src/protocol/var-int.ts';
import type { RunningHub } from './support/hub.ts';
import { startHub, until } from './support/hub.ts';
import { jsonCorpus, messagePackCorpus } from './support/malformed-corpus.ts';
import { call, negotiate, RawClient } from './support/raw.ts';

let hub: RunningHub;
beforeAll(async () => {
  hub = await startHub({ limits: { connectionsPerUser: Infinity, handshakeTimeoutMs: 60_000 } });
});
afterAll(() => hub.stop());

const end = '\u001e';

describe('malformed messages', () => {
  test('P11 every one of a generated corpus of more than 500 is refused by the codecs', () => {
    const accepted: string[] = [];
    const json = jsonCorpus();
    const messagePack = messagePackCorpus();
    expect(new Set(json).size + new Set(messagePack.map((bytes) => bytes.toString('hex'))).size).toBeGreaterThan(1_000);
    const isRefused = (read: () => unknown) => {
      try {
        read();
        return false;
      } catch (error) {
        return error instanceof ProtocolError;
      }
    };
    for (const text of json) if (!isRefused(() => readJsonMessage(text))) accepted.push(text);
    for (const bytes of messagePack) if (!isRefused(() => readMessagePackMessage(bytes))) accepted.push(bytes.toString('hex'));
    expect(accepted).toEqual([]);
  });

  test('P11 over real sockets, 600 of them are each answered by a Close with an error; nothing crashes or hangs', async () => {
    const texts = everyNth(jsonCorpus(), 300).map((text) => ({ protocol: 'json', bytes: Buffer.from(text + end) }));
    const binaries = everyNth(messagePackCorpus(), 300).map((body) => ({ protocol: 'messagepack', bytes: withLength(body) }));
    const all = [...texts, ...binaries];
    let refused = 0;
    for (let start = 0; start < all.length; start += 30) {
      await Promise.all(
        all.slice(start, start + 30).map(async ({ protocol, bytes }) => {
          const client = new RawClient(hub.url);
          await once(client.socket, 'open');
          client.send({ protocol, version: 1 });
          client.socket.send(bytes, { binary: protocol === 'messagepack' });
          await client.closed();
          const last = client.frames.at(-1)?.data.toString('latin1') ?? '';
          if (last.includes('Connection closed with an error.')) refused++;
        }),
      );
    }
    expect(refused).toBe(600);
    const healthy = await RawClient.open(hub.url);
    healthy.send({ type: 1, target: 'Add', invocationId: '1', arguments: [1, 2] });
    expect(await healthy.completion('1')).toMatchObject({ result: 3 });
    healthy.socket.close();
    expect(hub.log.filter((entry) => entry.kind === 'fault')).toEqual([]);
  });

  test('P11 half a message at the end of the transport and invalid UTF-8 are errors', async () => {
    const half = await RawClient.open(hub.url);
    half.socket.send('{"type":1,"tar');
    half.socket.close();
    await until(() => hub.notes.disconnected.includes('The connection ended inside a message.'), 'the hook');
    for (const binary of [true, false]) {
      const wrong = await RawClient.open(hub.url);
      const text = Buffer.concat([
        Buffer.from('{"type":1,"target":"Echo","arguments":["'),
        Buffer.from([0xc3, 0x28]),
        Buffer.from(`"]}${end}`),
      ]);
      wrong.socket.send(text, { binary });
      expect(await wrong.ofType(7)).toMatchObject({ allowReconnect: true });
    }
  });

  test('P11 the same holds for POSTs', async () => {
    const { token } = await negotiate(hub.url);
    const url = `${hub.url}?id=${token}`;
    await call(url);
    await call(url, { method: 'POST', body: `{"protocol":"json","version":1}${end}` });
    await call(url);
    expect((await call(url, { method: 'POST', body: `{"type":1}${end}` })).status).toBe(200);
    expect((await call(url)).body).toContain('"type":7');
    expect((await call(url)).status).toBe(204);
  });

  test('P12 a message may have 32,768 bytes and not one more; a frame may have many', async () => {
    const shell = JSON.stringify({ type: 1, target: 'Echo', invocationId: '1', arguments: [''] });
    const fits = await RawClient.open(hub.url);
    fits.socket.send(shell.replace('[""]', `["${'x'.repeat(32_768 - shell.length)}"]`) + end);
    await fits.completion('1');
    fits.socket.close();
    for (const ending of [end, '']) {
      const tooLarge = await RawClient.open(hub.url);
      tooLarge.socket.send(shell.replace('[""]', `["${'x'.repeat(32_769 - shell.length)}"]`) + ending);
      expect(await tooLarge.ofType(7)).toMatchObject({ error: 'Connection closed with an error.', allowReconnect: true });
    }
    const detailed = await startHub({ detailedErrors: true });
    const told = await RawClient.open(detailed.url);
    told.socket.send('x'.repeat(33_000));
    expect((await told.ofType(7))['error']).toContain('The maximum message size of 32768B was exceeded.');
    await detailed.stop();
  });

  test('A7 targets and invocation ids have at most 64 characters', async () => {
    for (const message of [
      { type: 1, target: 'x'.repeat(65), arguments: [] },
      { type: 1, target: 'Echo', invocationId: 'x'.repeat(65), arguments: [1] },
    ]) {
      const client = await RawClient.open(hub.url);
      client.send(message);
      expect(await client.ofType(7)).toMatchObject({ allowReconnect: true });
    }
  });
});

function everyNth<T>(list: readonly T[], count: number): readonly T[] {
  const step = list.length / count;
  return Array.from({ length: count }, (_, index) => list[Math.floor(index * step)]).filter((item) => item !== undefined);
}

function withLength(body: Buffer): Buffer {
  const prefix = Buffer.alloc(5);
  return Buffer.concat([prefix.subarray(0, writeVarInt(prefix, 0, body.length)), body]);
}

test('P13 reads and writes MessagePack as the document says', async () => {
  const encoder = new Encoder();
  expect(readMessagePackMessage(Buffer.from([0x91, 6]))).toEqual({ type: 6 });
  const at = new Date('2026-03-02T08:15:30.000Z');
  const call = readMessagePackMessage(Buffer.from(encoder.encode([1, { a: 'b' }, null, 'Echo', [at, 1.5, 2], []])));
  expect(call).toEqual({ type: 1, headers: { a: 'b' }, invocationId: null, target: 'Echo', args: [at, 1.5, 2], streamIds: null });
  const { writeMessagePackMessage } = await import('../src/protocol/messagepack-writer.ts');
  expect(writeMessagePackMessage({ type: 6 }).toString('hex')).toBe('029106');
  const kinds = [{ error: 'no' }, {}, { result: null }].map((more) => writeMessagePackMessage({ type: 3, invocationId: '1', ...more })[6]);
  expect(kinds).toEqual([1, 2, 3]);
  // Five length bytes at most, two gigabytes at most.
  const client = await RawClient.open(hub.url);
  client.socket.close();
  for (const prefix of [[0x80, 0x80, 0x80, 0x80, 0x80, 0x01], [0xff, 0xff, 0xff, 0xff, 0x08], [0x00]]) {
    const wrong = new RawClient(hub.url);
    await once(wrong.socket, 'open');
    wrong.send({ protocol: 'messagepack', version: 1 });
    wrong.socket.send(Buffer.from(prefix));
    expect(await wrong.closed()).toBe(1000);
  }
  // A length in more bytes than needed is still that length.
  const padded = new RawClient(hub.url);
  await once(padded.socket, 'open');
  padded.send({ protocol: 'messagepack', version: 1 });
  const body = Buffer.from(encoder.encode([1, {}, '7', 'Add', [1, 2], []]));
  padded.socket.send(Buffer.concat([Buffer.from([0x80 | body.length, 0x80, 0x00]), body]));
  await padded.until(() => padded.frames.length === 2);
  expect(padded.frames[1]?.data.subarray(1)).toEqual(Buffer.from(encoder.encode([3, {}, '7', 3, 3])));
  padded.socket.close();
});
