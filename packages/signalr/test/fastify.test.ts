import fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import type { HubServer } from '../src/index.ts';
import { attachToFastify, createHubServer } from '../src/index.ts';
import type { TestHub } from './support/hub.ts';
import { makeHub, makeNotes, until } from './support/hub.ts';
import { collect, makeClient, ways } from './support/official.ts';
import { call, refusedUpgrade } from './support/raw.ts';

const lines: string[] = [];
const start = async () => {
  // The client's HTTP agent opens spare sockets that never carry a request; Node does not count them as idle.
  const app = fastify({
    forceCloseConnections: true,
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
  });
  const server = createHubServer<TestHub>({
    hub: makeHub(makeNotes()),
    authenticate: () => ({ id: 'u1' }),
    limits: { closeTimeoutMs: 300 },
  });
  app.get('/page', () => ({ page: 1 }));
  attachToFastify(app, server, { path: '/api/hub' });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, server, address };
};
let running: Awaited<ReturnType<typeof start>> | null = null;
afterEach(async () => {
  await running?.app.close();
  running = null;
});

describe('on Fastify', () => {
  test.each(ways)('1.2 the hub works over $transport with $protocol beside other routes', async ({ transport, protocol }) => {
    running = await start();
    const client = makeClient(`${running.address}/api/hub`, { transport, protocol });
    await client.start();
    expect(await client.invoke('Add', 20, 22)).toBe(42);
    expect(await collect(client, 'Count', 3)).toEqual([0, 1, 2]);
    expect((await call(`${running.address}/page`)).body).toBe('{"page":1}');
    expect((await call(`${running.address}/api/hub/negotiate`)).status).toBe(405);
    await client.stop();
  });

  test('1.2 several hubs share the server, also one below the other and in a plugin with a prefix', async () => {
    const app = fastify({ forceCloseConnections: true });
    const [first, second] = ['first', 'second'].map((id) =>
      createHubServer<TestHub>({ hub: makeHub(makeNotes()), authenticate: () => ({ id }), limits: { closeTimeoutMs: 300 } }),
    );
    if (first === undefined || second === undefined) throw new Error('two hubs');
    attachToFastify(app, first, { path: '/hub' });
    app.register(
      (plugin, _options, done) => {
        attachToFastify(plugin, second, { path: '/admin' });
        done();
      },
      { prefix: '/hub' },
    );
    running = { app, server: first, address: await app.listen({ port: 0, host: '127.0.0.1' }) };
    for (const { transport, protocol } of ways) {
      for (const [path, server] of [
        ['/hub', first],
        ['/hub/admin', second],
      ] as const) {
        const client = makeClient(running.address + path, { transport, protocol });
        await client.start();
        expect(await client.invoke('Add', 20, 22)).toBe(42);
        expect(server.connections().map(({ connectionId }) => connectionId)).toContain(client.connectionId);
        await client.stop();
      }
    }
    for (const path of ['/other', '/hub/deeper', '/admin'])
      expect(await refusedUpgrade(running.address + path)).toMatchObject({ status: 404 });
    expect((await call(`${running.address}/hub/any/thing/negotiate`, { method: 'POST' })).status).toBe(404);
  });

  test('A2 writes no hub URL into the log of Fastify', async () => {
    running = await start();
    lines.length = 0;
    await call(`${running.address}/api/hub?id=SECRET-1&access_token=SECRET-2`);
    await call(`${running.address}/page`);
    expect(lines.join('')).toContain('/page');
    expect(lines.join('')).not.toContain('SECRET');
  });

  test('1.8 closing the server says goodbye to its clients first', async () => {
    running = await start();
    const server: HubServer<TestHub> = running.server;
    const client = makeClient(`${running.address}/api/hub`, { transport: 'WebSockets' });
    let closed = 0;
    client.onclose(() => {
      closed++;
    });
    await client.start();
    await running.app.close();
    running = null;
    await until(() => closed === 1, 'the goodbye');
    expect(server.connections()).toEqual([]);
  });
});
