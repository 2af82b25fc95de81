import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { formatEvent } from '../src/http/server-sent-events.ts';
import { ManualClock } from './support/clock.ts';
import type { RunningHub } from './support/hub.ts';
import { startHub, until } from './support/hub.ts';
import { call, negotiate } from './support/raw.ts';

let hub: RunningHub;
afterEach(() => hub.stop());

const json = (value: object) => `${JSON.stringify(value)}\u001e`;

async function open() {
  const { token, id } = await negotiate(hub.url);
  const url = `${hub.url}?id=${token}`;
  let text = '';
  const res = await new Promise<IncomingMessage>((resolve) => {
    request(url, { headers: { accept: 'text/event-stream' } }, resolve).end();
  });
  res.on('data', (part: Buffer) => {
    text += part.toString();
  });
  res.on('error', () => undefined);
  return { url, id, res, text: () => text };
}

describe('server-sent events', () => {
  test('S1 opens with the right headers and a first comment at once', async () => {
    hub = await startHub();
    const stream = await open();
    expect(stream.res.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache,no-store',
      pragma: 'no-cache',
      'content-encoding': 'identity',
      'x-accel-buffering': 'no',
    });
    await until(() => stream.text() === ':\r\n', 'the comment');
  });

  test('S2 writes each payload as data lines with a blank line behind', async () => {
    hub = await startHub();
    const stream = await open();
    await call(stream.url, { method: 'POST', body: json({ protocol: 'json', version: 1 }) });
    await until(() => stream.text().endsWith('data: {}\u001e\r\n\r\n'), 'the handshake');
    hub.server.client(stream.id).send('Said', 'Zeile\nzwei');
    await until(() => stream.text().endsWith('data: {"type":1,"target":"Said","arguments":["Zeile\\nzwei"]}\u001e\r\n\r\n'), 'the event');
    expect(formatEvent('eins\r\nzwei\ndrei')).toBe('data: eins\r\ndata: zwei\r\ndata: drei\r\n\r\n');
  });

  test('S2 refuses MessagePack, which is no text', async () => {
    hub = await startHub();
    const stream = await open();
    await call(stream.url, { method: 'POST', body: json({ protocol: 'messagepack', version: 1 }) });
    const why = "Cannot use the 'messagepack' protocol on the current transport. The transport does not support 'Binary' transfer format.";
    await until(() => stream.text().includes(JSON.stringify({ error: why })), 'the refusal');
  });

  test('S3 ends with its request, and is pinged like a WebSocket', async () => {
    const clock = new ManualClock();
    hub = await startHub({ clock });
    const stream = await open();
    await call(stream.url, { method: 'POST', body: json({ protocol: 'json', version: 1 }) });
    clock.advance(17_000);
    await until(() => stream.text().includes('data: {"type":6}\u001e'), 'a ping');
    stream.res.destroy();
    await until(() => hub.server.connections().length === 0, 'the end');
    expect((await call(stream.url, { method: 'POST', body: 'x' })).status).toBe(404);
  });
});
