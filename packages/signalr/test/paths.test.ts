import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { HubServer } from '../src/index.ts';
import { createHubServer } from '../src/index.ts';
import type { TestHub } from './support/hub.ts';
import { makeHub, makeNotes, startHub } from './support/hub.ts';
import { makeClient, ways } from './support/official.ts';
import { call, RawClient, refusedUpgrade } from './support/raw.ts';
import { shortest } from './support/shortest.ts';

const running: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0).reverse()) await stop();
});

function makeServer(user: string, handshakeTimeoutMs = 15_000): HubServer<TestHub> {
  const server = createHubServer<TestHub>({
    hub: makeHub(makeNotes()),
    authenticate: () => ({ id: user }),
    limits: { closeTimeoutMs: 300, handshakeTimeoutMs },
  });
  running.push(() => server.close());
  return server;
}

async function listen(http: Server): Promise<string> {
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  running.push(async () => {
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  });
  const address = http.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

describe('several hubs on one server', () => {
  test.each([
    ['/hub', '/hub/admin'],
    ['/hub/admin', '/hub'],
    ['/one', '/two'],
  ])('1.2 %s and %s each have their own clients', async (first, second) => {
    const http = createServer((_req, res) => res.end('another page'));
    const servers = [makeServer('first'), makeServer('second')];
    servers[0]?.attach(http, { path: first });
    servers[1]?.attach(http, { path: second });
    const address = await listen(http);
    for (const [index, path] of [first, second].entries()) {
      for (const { transport, protocol } of ways) {
        const client = makeClient(address + path, { transport, protocol });
        await client.start();
        expect(await client.invoke('Add', 1, 2)).toBe(3);
        expect(servers.map((server) => server.connections().length)).toEqual(index === 0 ? [1, 0] : [0, 1]);
        await client.stop();
        while (servers.some((server) => server.connections().length > 0)) await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    expect((await call(`${address}/page`)).body).toBe('another page');
    for (const path of ['/other', `${first}/deeper`, `${first}x`, `${second}/negotiate`]) {
      expect(await refusedUpgrade(address + path), path).toMatchObject({ status: 404 });
    }
  });

  test('1.2 upgrades of the application stay with the application, wherever they are and whenever it began to listen', async () => {
    const http = createServer();
    const before = new WebSocketServer({ noServer: true });
    const after = new WebSocketServer({ noServer: true });
    const serve = (own: WebSocketServer, path: string) =>
      http.on('upgrade', (req, socket: Duplex, head) => {
        if (req.url === path) own.handleUpgrade(req, socket, head, (ws) => ws.send(path));
      });
    serve(before, '/hub/own');
    makeServer('first', 200).attach(http, { path: '/hub' });
    serve(after, '/own');
    makeServer('second', 200).attach(http, { path: '/hub/admin' });
    const address = await listen(http);
    for (const path of ['/hub/own', '/own']) {
      const socket = new WebSocket(address.replace('http', 'ws') + path);
      const [data] = await once(socket, 'message');
      expect(String(data)).toBe(path);
      // Longer than an upgrade that nobody wants is kept.
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(socket.readyState).toBe(WebSocket.OPEN);
      socket.terminate();
    }
    for (const path of ['/hub', '/hub/admin']) {
      const client = await RawClient.open(address + path);
      client.socket.close();
    }
    expect(await refusedUpgrade(`${address}/nobody`)).toMatchObject({ status: 404 });
  });

  test('1.2 a listener that refuses every path but its own does not refuse those of the hub', async () => {
    const http = createServer();
    const own = new WebSocketServer({ server: http, path: '/own' });
    own.on('connection', (socket) => socket.send('own'));
    makeServer('first').attach(http, { path: '/hub' });
    const address = await listen(http);
    const client = await RawClient.open(`${address}/hub`);
    client.socket.close();
    const [data] = await once(new WebSocket(`${address.replace('http', 'ws')}/own`), 'message');
    expect(String(data)).toBe('own');
    expect((await refusedUpgrade(`${address}/nobody`)).status).toBe(400);
    for (const socket of own.clients) socket.terminate();
  });

  test('1.2 an upgrade that is refused and reset at once does no harm', async () => {
    const http = createServer();
    makeServer('first').attach(http, { path: '/hub' });
    http.on('upgrade', () => undefined);
    const address = await listen(http);
    for (const path of ['/nobody', '/hub?id=unknown', '/hub/deeper']) {
      for (let round = 0; round < 20; round++) {
        const socket = connect(Number(new URL(address).port), '127.0.0.1');
        socket.on('error', () => undefined);
        await once(socket, 'connect');
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
        setTimeout(() => socket.resetAndDestroy(), round % 4);
        await once(socket, 'close');
      }
    }
    expect((await call(`${address}/hub`)).status).toBe(400);
  });
});

describe('paths of a hub', () => {
  test('N1 negotiates at its own path and nowhere else', async () => {
    const http = createServer((_req, res) => res.end('another page'));
    makeServer('first').attach(http, { path: '/hub' });
    const address = await listen(http);
    const post = (path: string) => call(`${address}${path}?negotiateVersion=1`, { method: 'POST' });
    expect((await post('/hub/negotiate')).status).toBe(200);
    for (const path of [
      '/hub/any/thing/negotiate',
      '/hub//negotiate',
      '/hub/negotiate/',
      '/hub/negotiate/negotiate',
      '/hub/refresh',
      '/hub/x',
    ]) {
      expect((await post(path)).status, path).toBe(404);
      expect((await call(address + path, { method: 'OPTIONS' })).status, path).toBe(404);
    }
    expect((await post('/hubs/negotiate')).body).toBe('another page');
    // Clients whose URL ends in a slash ask for the hub itself with it.
    expect((await call(`${address}/hub/`)).body).toBe('Connection ID required');
  });

  test('N1 an application that routes itself says where the hub is', async () => {
    const server = makeServer('first');
    const http = createServer((req, res) => void server.handleRequest(req, res, { path: '/api/live' }));
    http.on('upgrade', (req, socket: Duplex, head) => void server.handleUpgrade(req, socket, head, { path: '/api/live' }));
    const address = await listen(http);
    const client = makeClient(`${address}/api/live`);
    await client.start();
    expect(await client.invoke('Add', 1, 2)).toBe(3);
    await client.stop();
    expect((await call(`${address}/live/negotiate?negotiateVersion=1`, { method: 'POST' })).status).toBe(404);
    expect(await refusedUpgrade(`${address}/live`)).toMatchObject({ status: 404 });
  });
});

describe('long requests', () => {
  const start = async (options: Parameters<typeof startHub>[0]) => {
    const hub = await startHub(options);
    running.push(() => hub.stop());
    return hub;
  };

  test('A7 a path of 15,500 slashes costs no more than one of 15,500 letters', async () => {
    const hub = await start({});
    const get = (filler: string) => async () => call(`${hub.url}/${filler.repeat(15_500)}x`);
    await get('a')();
    const benign = await shortest(get('a'));
    expect(await shortest(get('/'))).toBeLessThan(benign * 10);
  });

  test('A7 no header or query of 15,000 characters costs more than a letter repeated as often', async () => {
    const hub = await start({ authenticate: (asked) => ({ id: `${asked.accessToken}${asked.cookie('session')}` }) });
    const get = (headers: Record<string, string>, query: string) => async () => call(`${hub.url}?id=x&${query}`, { headers });
    const long = (filler: string) => filler.repeat(Math.floor(7_000 / filler.length));
    await get({}, '')();
    const benign = await shortest(get({ authorization: long('a'), cookie: long('a') }, 'a'));
    for (const filler of [' ', '"', '=', ';', 'bearer ', '%', '%41', ' a', '&', '+']) {
      const sent = { authorization: `bearer ${long(filler)}!`, cookie: `session="${long(filler)}x` };
      const query = `a=${encodeURI(filler).repeat(Math.floor(1_000 / filler.length))}`;
      expect(await shortest(get(sent, query)), filler).toBeLessThan(benign * 10 + 10);
    }
  });
});
