import { Agent, request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { ManualClock } from './support/clock.ts';
import type { RunningHub } from './support/hub.ts';
import { startHub } from './support/hub.ts';
import { makeClient } from './support/official.ts';
import { call, negotiate } from './support/raw.ts';

let hub: RunningHub;
afterEach(() => hub.stop());

const ask = (query: string) => call(`${hub.url}/negotiate?${query}`, { method: 'POST' });
const read = async (query: string): Promise<Record<string, unknown>> => JSON.parse((await ask(query)).body);

describe('negotiate', () => {
  test('N1 answers POST alone, as JSON of a known length', async () => {
    hub = await startHub();
    const answer = await ask('negotiateVersion=1');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json');
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(answer.body)));
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const refused = await call(`${hub.url}/negotiate`, { method });
      expect(refused.status).toBe(405);
      expect(refused.headers['content-type']).toContain('text/plain');
    }
  });

  test('N2 reads query keys in any case and settles on a version', async () => {
    hub = await startHub({ minNegotiateVersion: 0 });
    expect((await read('NEGOTIATEVERSION=1'))['negotiateVersion']).toBe(1);
    expect((await read(''))['negotiateVersion']).toBe(0);
    expect((await read('negotiateVersion=7'))['negotiateVersion']).toBe(1);
    for (const bad of ['eins', '1.5', '']) {
      expect(await read(`negotiateVersion=${bad}`)).toEqual({ error: 'The client requested a non-integer protocol version.' });
    }
    expect((await read('UseStatefulReconnect=TRUE&negotiateVersion=1'))['useStatefulReconnect']).toBe(true);
  });

  test('N2 refuses versions below the configured minimum in words, and version 0 unless it is told otherwise', async () => {
    hub = await startHub();
    for (const old of ['negotiateVersion=0', '']) {
      expect(await read(old)).toEqual({
        error: "The client requested version '0', but the server does not support this version.",
      });
    }
    expect(hub.server.metrics().pendingNegotiations).toBe(0);
    expect((await read('negotiateVersion=1'))['connectionToken']).toEqual(expect.any(String));
  });

  test('N3 gives independent 128-bit ids in version 1 and one id in version 0', async () => {
    hub = await startHub({ minNegotiateVersion: 0, limits: { connectionsPerUser: 100 } });
    const seen = new Set<unknown>();
    for (let index = 0; index < 50; index++) {
      const { connectionId, connectionToken } = await read('negotiateVersion=1');
      expect(connectionId).toMatch(/^[\w-]{22}$/);
      expect(connectionToken).toMatch(/^[\w-]{22}$/);
      seen.add(connectionId).add(connectionToken);
    }
    expect(seen.size).toBe(100);
    const old = await read('negotiateVersion=0');
    expect(old).not.toHaveProperty('connectionToken');
    expect((await call(`${hub.url}?id=${String(old['connectionId'])}`)).status).toBe(200);
  });

  test('N3 the public connection id does not open the connection', async () => {
    hub = await startHub();
    const { id } = await negotiate(hub.url);
    expect((await call(`${hub.url}?id=${id}`)).status).toBe(404);
  });

  test('N4 offers the transports in order, as the endpoint allows them', async () => {
    hub = await startHub();
    expect((await read('negotiateVersion=1'))['availableTransports']).toEqual([
      { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
      { transport: 'ServerSentEvents', transferFormats: ['Text'] },
      { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
    ]);
    await hub.stop();
    hub = await startHub({ transports: ['LongPolling', 'WebSockets'] });
    const { availableTransports } = await read('negotiateVersion=1');
    expect(availableTransports).toMatchObject([{ transport: 'WebSockets' }, { transport: 'LongPolling' }]);
  });

  test('N5 speaks of stateful reconnect only when both sides want it', async () => {
    hub = await startHub();
    expect(await read('negotiateVersion=1')).not.toHaveProperty('useStatefulReconnect');
    expect(await read('negotiateVersion=1&useStatefulReconnect=true')).toHaveProperty('useStatefulReconnect', true);
    await hub.stop();
    hub = await startHub({ statefulReconnect: false });
    expect(await read('negotiateVersion=1&useStatefulReconnect=true')).not.toHaveProperty('useStatefulReconnect');
  });

  test('N6 can send a client elsewhere or refuse it in words, and never looks like SignalR 2', async () => {
    const target = await startHub({
      authenticate: (request) => (request.accessToken === 'there' ? { id: 'u1' } : new Response('no', { status: 401 })),
    });
    hub = await startHub({
      negotiate: (request) => (request.query('refuse') === null ? { url: target.url, accessToken: 'there' } : { error: 'Kein Platz.' }),
    });
    const client = makeClient(hub.url);
    await client.start();
    expect(await client.invoke('Add', 1, 2)).toBe(3);
    expect(target.server.connections()).toHaveLength(1);
    await client.stop();
    await expect(makeClient(`${hub.url}?refuse=1`).start()).rejects.toThrow('Kein Platz.');
    await target.stop();
    expect((await ask('negotiateVersion=1')).body).not.toContain('ProtocolVersion');
  });

  test('N7 forgets a negotiation that nobody takes up within 15 s', async () => {
    const clock = new ManualClock();
    hub = await startHub({ clock });
    const { token } = await negotiate(hub.url);
    clock.advance(15_000);
    expect(hub.server.metrics().pendingNegotiations).toBe(1);
    clock.advance(2_000);
    expect(hub.server.metrics().pendingNegotiations).toBe(0);
    expect((await call(`${hub.url}?id=${token}`)).status).toBe(404);
  });

  test('N7 caps the negotiations that wait', async () => {
    hub = await startHub({ limits: { unattached: 3, connectionsPerUser: 100 } });
    for (let index = 0; index < 3; index++) await negotiate(hub.url);
    const refused = await ask('negotiateVersion=1');
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
  });

  test('N7 10,000 negotiations without a transport leave nothing behind', async () => {
    const clock = new ManualClock();
    hub = await startHub({ clock, limits: { unattached: Infinity, connectionsPerUser: Infinity, connectionsPerAddress: Infinity } });
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const one = () =>
      new Promise<number>((resolve, reject) => {
        const req = request(`${hub.url}/negotiate?negotiateVersion=1`, { method: 'POST', agent }, (res) => {
          res.resume();
          res.on('end', () => resolve(res.statusCode ?? 0));
        });
        req.on('error', reject);
        req.end();
      });
    for (let batch = 0; batch < 100; batch++) {
      const answers = await Promise.all(Array.from({ length: 100 }, one));
      expect(answers.every((status) => status === 200)).toBe(true);
    }
    agent.destroy();
    expect(hub.server.metrics().pendingNegotiations).toBe(10_000);
    clock.advance(17_000);
    expect(hub.server.metrics()).toMatchObject({ pendingNegotiations: 0, connections: 0, unhandshaken: 0 });
    // Nothing is left that would count against the same address and user.
    expect((await ask('negotiateVersion=1')).status).toBe(200);
  });

  test('N8 a refusal reaches the client with its text and status', async () => {
    hub = await startHub({ authenticate: () => new Response('Sitzung abgelaufen', { status: 401 }) });
    await expect(makeClient(hub.url).start()).rejects.toThrow("Sitzung abgelaufen: Status code '401'");
  });
});
