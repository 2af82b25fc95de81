import { Encoder } from '@msgpack/msgpack';
import { afterEach, describe, expect, test } from 'vitest';
import { readMessagePackMessage } from '../src/protocol/messagepack-reader.ts';
import type { RunningHub } from './support/hub.ts';
import { startHub } from './support/hub.ts';
import { makeClient, ways } from './support/official.ts';
import { call, RawClient } from './support/raw.ts';

let hub: RunningHub | null = null;
afterEach(async () => {
  await hub?.stop();
  hub = null;
});

describe('what a method is given', () => {
  test.each(ways)('1.10 it sees that its caller uses $transport with $protocol', async ({ transport, protocol }) => {
    hub = await startHub();
    const client = makeClient(hub.url, { transport, protocol });
    await client.start();
    const facts = await client.invoke('Facts');
    expect(facts).toMatchObject({ transport, protocol, remoteAddress: '127.0.0.1' });
    await client.stop();
  });

  test('1.10 it sees the user agent, and of the other headers of the request only those that were asked for', async () => {
    const headers = { 'user-agent': 'Schultablet/3', 'x-school': '7', 'accept-language': 'de-CH', cookie: 'session=secret' };
    const ask = async () => {
      const client = await RawClient.open(hub?.url ?? '', { headers });
      client.send({ type: 1, target: 'Facts', invocationId: '1', arguments: [] });
      const { result } = await client.completion('1');
      client.socket.close();
      return result;
    };
    hub = await startHub();
    expect(await ask()).toMatchObject({ userAgent: 'Schultablet/3', headers: {} });
    await hub.stop();
    hub = await startHub({ keepHeaders: ['X-School', 'accept-language', 'x-missing'] });
    expect(await ask()).toMatchObject({ userAgent: 'Schultablet/3', headers: { 'x-school': '7', 'accept-language': 'de-CH' } });
  });

  test('P13 a binary argument lies in memory of its own', async () => {
    hub = await startHub();
    const client = makeClient(hub.url, { transport: 'WebSockets', protocol: 'messagepack' });
    await client.start();
    expect(await client.invoke('Around', new Uint8Array([1, 2, 3, 4]))).toBe(4);
    await client.stop();
  });

  test('P13 so does every binary value, however deep, of every kind of message', () => {
    const secret = Buffer.from('the text of somebody else');
    const bytes = new Uint8Array([1, 2, 3]);
    const unknownExtension = [0xc7, 3, 42, 1, 2, 3];
    const read = (message: readonly unknown[], more: readonly number[] = []) => {
      const encoded = Buffer.concat([new Encoder().encode(message), Buffer.from(more)]);
      // The last field is replaced by what stands in `more`.
      const body = more.length === 0 ? encoded : Buffer.concat([encoded.subarray(0, encoded.length - more.length - 1), Buffer.from(more)]);
      const shared = Buffer.concat([secret, body, secret]);
      return readMessagePackMessage(shared.subarray(secret.length, secret.length + body.length));
    };
    const views: Uint8Array[] = [];
    const collect = (value: unknown): void => {
      if (value instanceof Uint8Array) views.push(value);
      else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) collect(item);
    };
    for (const message of [
      read([1, {}, null, 'Echo', [bytes, { deep: [{ deeper: bytes }] }], []]),
      read([2, {}, 'up', { picture: bytes }]),
      read([3, {}, 'question', 3, [bytes]]),
      read([2, {}, 'up', null], unknownExtension),
    ]) {
      collect(message);
    }
    expect(views).toHaveLength(5);
    for (const view of views) {
      expect([...view]).toEqual([1, 2, 3]);
      expect(view.buffer.byteLength).toBe(3);
    }
  });
});

describe('what a refused caller is told', () => {
  test('A1 one Response serves any number of refusals, also at the same time', async () => {
    const refusal = new Response('Bitte anmelden.', { status: 401, headers: { 'www-authenticate': 'Bearer' } });
    hub = await startHub({ authenticate: () => refusal });
    const { url } = hub;
    const ask = () => call(`${url}/negotiate?negotiateVersion=1`, { method: 'POST' });
    const answers = [await ask(), await ask(), ...(await Promise.all([ask(), ask(), ask()]))];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 401, body: 'Bitte anmelden.', headers: { 'www-authenticate': 'Bearer' } });
    }
    expect(await refusal.text()).toBe('Bitte anmelden.');
    expect((await ask()).body).toBe('Bitte anmelden.');
  });

  test('A4 a foreign page may send the headers of the official client and those that are listed, no others', async () => {
    const origin = 'https://schule.example';
    hub = await startHub({ cors: { origins: [origin], allowedHeaders: ['X-School', 'traceparent'] } });
    const preflight = await call(`${hub.url}/negotiate`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-school,x-evil' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toBe(
      'authorization, content-type, x-requested-with, x-signalr-user-agent, x-school, traceparent',
    );
    for (const wrong of ['*', 'x school', 'x\r\nset-cookie: a', '']) {
      await expect(startHub({ cors: { origins: [origin], allowedHeaders: [wrong] } })).rejects.toThrow('header');
    }
  });
});
