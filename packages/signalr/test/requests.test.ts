import { request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import type { RunningHub } from './support/hub.ts';
import { startHub, until } from './support/hub.ts';
import { call, negotiate, RawClient, refusedUpgrade } from './support/raw.ts';

let hub: RunningHub;
afterEach(() => hub.stop());

const json = (value: object) => `${JSON.stringify(value)}\u001e`;
const handshake = json({ protocol: 'json', version: 1 });

describe('requests on ?id=', () => {
  test('1.2 wants an id that it knows', async () => {
    hub = await startHub();
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect(await call(hub.url, { method })).toMatchObject({ status: 400, body: 'Connection ID required' });
      expect(await call(`${hub.url}?id=unknown`, { method })).toMatchObject({ status: 404, body: 'No Connection with that ID' });
    }
    expect(await refusedUpgrade(`${hub.url}?id=unknown`)).toEqual({ status: 404, body: 'No Connection with that ID' });
    expect((await call(`${hub.url}?id=x`, { method: 'PUT' })).status).toBe(405);
  });

  test('1.2 refuses transports that the endpoint does not offer', async () => {
    hub = await startHub({ transports: ['LongPolling'] });
    const { token } = await negotiate(hub.url);
    const text = (name: string) => `${name} transport not supported by this end point type`;
    expect(await call(`${hub.url}?id=${token}`, { headers: { accept: 'text/event-stream' } })).toMatchObject({
      status: 404,
      body: text('ServerSentEvents'),
    });
    expect(await refusedUpgrade(`${hub.url}?id=${token}`)).toEqual({ status: 404, body: text('WebSockets') });
  });

  test('1.2 keeps a connection on its transport', async () => {
    hub = await startHub();
    const { token } = await negotiate(hub.url);
    const client = await RawClient.open(`${hub.url}?id=${token}`);
    expect(await call(`${hub.url}?id=${token}`)).toMatchObject({ status: 400, body: 'Cannot change transports mid-connection' });
    expect(await refusedUpgrade(`${hub.url}?id=${token}`)).toMatchObject({ status: 409 });
    expect(await call(`${hub.url}?id=${token}`, { method: 'POST' })).toMatchObject({
      status: 405,
      body: 'POST requests are not allowed for WebSocket connections.',
    });
    expect(await call(`${hub.url}?id=${token}`, { method: 'DELETE' })).toMatchObject({
      status: 400,
      body: 'Cannot terminate this connection using the DELETE endpoint.',
    });
    client.socket.close();
  });

  test('1.2 applies POSTs in the order in which they arrived, even when an earlier body is slower', async () => {
    hub = await startHub();
    const { token } = await negotiate(hub.url);
    const url = `${hub.url}?id=${token}`;
    await call(url);
    expect((await call(url, { method: 'POST', body: handshake })).status).toBe(200);
    const slow = request(url, { method: 'POST', headers: { 'content-type': 'text/plain' } });
    const slowDone = new Promise((resolve) => slow.on('response', (res) => resolve(res.statusCode)));
    slow.write(json({ type: 1, target: 'Start', arguments: ['first'] }).slice(0, 10));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const fast = call(url, { method: 'POST', body: json({ type: 1, target: 'Start', arguments: ['second'] }) });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(hub.notes.started).toEqual([]);
    slow.end(json({ type: 1, target: 'Start', arguments: ['first'] }).slice(10));
    expect([await slowDone, (await fast).status]).toEqual([200, 200]);
    expect(hub.notes.started).toEqual(['first', 'second']);
  });

  test('1.2 answers an aborted body by going on with the next', async () => {
    hub = await startHub();
    const { token } = await negotiate(hub.url);
    const url = `${hub.url}?id=${token}`;
    await call(url);
    const broken = request(url, { method: 'POST', headers: { 'content-length': '100' } });
    broken.on('error', () => undefined);
    broken.write('{');
    await new Promise((resolve) => setTimeout(resolve, 30));
    broken.destroy();
    expect((await call(url, { method: 'POST', body: handshake })).status).toBe(200);
    await until(() => hub.server.connections().length === 1, 'the handshake has been taken');
  });

  test('1.2 ends a long polling connection by DELETE, and its open poll by 204', async () => {
    hub = await startHub();
    const { token } = await negotiate(hub.url);
    const url = `${hub.url}?id=${token}`;
    await call(url);
    await call(url, { method: 'POST', body: handshake });
    expect((await call(url)).body).toBe('{}\u001e');
    const poll = call(url);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect((await call(url, { method: 'DELETE' })).status).toBe(202);
    expect((await poll).status).toBe(204);
    expect((await call(url, { method: 'POST', body: 'x' })).status).toBe(404);
  });

  test('1.2 leaves other pages of the server alone', async () => {
    hub = await startHub();
    expect(await call(hub.url.replace('/hub', '/hubble'))).toMatchObject({ status: 200, body: 'another page' });
    expect(await refusedUpgrade(hub.url.replace('/hub', '/other'))).toMatchObject({ status: 404 });
  });
});
