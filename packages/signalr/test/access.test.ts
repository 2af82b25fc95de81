import { afterEach, describe, expect, test } from 'vitest';
import { stripSecrets } from '../src/index.ts';
import { ManualClock } from './support/clock.ts';
import type { RunningHub, TestUser } from './support/hub.ts';
import { startHub, until } from './support/hub.ts';
import { makeClient } from './support/official.ts';
import { call, negotiate, RawClient, refusedUpgrade } from './support/raw.ts';

let hub: RunningHub;
afterEach(() => hub.stop());

describe('who may use the hub', () => {
  test('A1 knows a caller by cookie, by bearer token and by access_token in the query', async () => {
    hub = await startHub({
      authenticate: (request) => {
        const name = request.cookie('session') ?? request.accessToken;
        return name === null ? new Response('Bitte anmelden.', { status: 401 }) : { id: name };
      },
    });
    const clients = [
      await RawClient.open(hub.url, { headers: { cookie: 'theme=dark; session=mia' } }),
      await RawClient.open(hub.url, { headers: { authorization: 'Bearer noah' } }),
      await RawClient.open(`${hub.url}?access_token=lea`),
    ];
    expect(hub.server.connections().map((connection) => connection.user?.id)).toEqual(['mia', 'noah', 'lea']);
    expect(await refusedUpgrade(hub.url)).toEqual({ status: 401, body: 'Bitte anmelden.' });
    for (const client of clients) client.socket.close();
  });

  test('A1 the official client sends its token with every transport', async () => {
    hub = await startHub({
      authenticate: (request) => (request.accessToken === 'ticket' ? { id: 'mia' } : new Response('no', { status: 401 })),
    });
    for (const transport of ['WebSockets', 'ServerSentEvents', 'LongPolling'] as const) {
      const client = makeClient(hub.url, { transport, token: () => 'ticket' });
      await client.start();
      expect(await client.invoke('Add', 1, 2)).toBe(3);
      await client.stop();
    }
  });

  test('A2 neither token appears in anything that is logged', async () => {
    hub = await startHub();
    const { token } = await negotiate(hub.url, 'negotiateVersion=1&access_token=SECRET-1');
    await call(`${hub.url}?id=${token}&access_token=SECRET-2`);
    await call(`${hub.url}?ID=unknown-SECRET-3&Access_Token=SECRET-4`);
    await refusedUpgrade(`${hub.url}?id=SECRET-5&access_token=SECRET-6`);
    await until(() => hub.log.filter((entry) => entry.kind === 'request').length === 4, 'four requests');
    const text = JSON.stringify(hub.log);
    expect(text).not.toContain('SECRET');
    expect(text).not.toContain(token);
    expect(stripSecrets('/hub?a=1&access_token=x&%69d=y&b=2')).toBe('/hub?a=1&access_token=…&%69d=…&b=2');
    expect(stripSecrets('/hub')).toBe('/hub');
  });

  test('A3 a connection serves only the user who negotiated it', async () => {
    hub = await startHub({ authenticate: (request) => (request.accessToken === null ? null : { id: request.accessToken }) });
    const { token } = await negotiate(hub.url, 'negotiateVersion=1&access_token=mia');
    const url = `${hub.url}?id=${token}`;
    for (const thief of ['', '&access_token=noah']) {
      expect(await refusedUpgrade(url + thief)).toMatchObject({ status: 403 });
      for (const method of ['GET', 'POST', 'DELETE']) expect((await call(url + thief, { method })).status).toBe(403);
      expect((await call(url + thief, { headers: { accept: 'text/event-stream' } })).status).toBe(403);
    }
    const client = await RawClient.open(`${url}&access_token=mia`);
    client.socket.close();
  });

  test('A4 foreign pages get nothing, listed ones get what a browser needs', async () => {
    hub = await startHub({ cors: { origins: ['https://schule.example'] } });
    const good = { origin: 'https://schule.example' };
    const answer = await call(`${hub.url}/negotiate?negotiateVersion=1`, { method: 'POST', headers: good });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': good.origin,
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    });
    const preflight = await call(`${hub.url}/negotiate`, {
      method: 'OPTIONS',
      headers: { ...good, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers['access-control-allow-methods']).toBe('GET, POST, DELETE, OPTIONS');
    expect(preflight.headers['access-control-allow-headers']).toBe('authorization, content-type, x-requested-with, x-signalr-user-agent');
    for (const origin of ['https://boese.example', 'null', 'https://schule.example.boese.example', 'http://schule.example']) {
      const refused = await call(`${hub.url}/negotiate`, { method: 'POST', headers: { origin } });
      expect(refused.status).toBe(403);
      expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
      expect(await refusedUpgrade(hub.url, { origin })).toMatchObject({ status: 403 });
    }
    for (const origin of [good.origin, `http://127.0.0.1:${hub.port}`]) {
      const client = await RawClient.open(hub.url, { headers: { origin } });
      client.socket.close();
    }
  });

  test('A4 the own origin may be known instead of read from Host, and who is refused is told', async () => {
    const refused: string[] = [];
    hub = await startHub({
      ownOrigin: (origin) => origin === 'https://schule.example',
      hooks: { log: (entry) => void (entry.kind === 'foreign-origin' && refused.push(entry.origin)) },
    });
    // Behind a proxy that asks by another name.
    const client = await RawClient.open(hub.url, { headers: { origin: 'https://schule.example' } });
    client.socket.close();
    const byHost = `http://127.0.0.1:${hub.port}`;
    expect(await refusedUpgrade(hub.url, { origin: byHost })).toMatchObject({ status: 403 });
    expect((await call(`${hub.url}/negotiate`, { method: 'POST', headers: { origin: 'null' } })).status).toBe(403);
    expect(refused).toEqual([byHost, 'null']);
  });

  test('A5 a ticket can be bound to the page that asked for it', async () => {
    const tickets = new Map([['ticket-1', { id: 'mia', origin: 'https://teams.example' }]]);
    hub = await startHub({
      cors: { origins: () => true },
      authenticate(request) {
        const ticket = tickets.get(request.accessToken ?? '');
        return ticket !== undefined && ticket.origin === request.origin ? { id: ticket.id } : new Response('no', { status: 401 });
      },
    });
    const client = await RawClient.open(`${hub.url}?access_token=ticket-1`, { headers: { origin: 'https://teams.example' } });
    expect(await refusedUpgrade(`${hub.url}?access_token=ticket-1`, { origin: 'https://other.example' })).toMatchObject({ status: 401 });
    client.socket.close();
  });

  test('A6 an expired token closes the connection, and the client may come back', async () => {
    const clock = new ManualClock();
    hub = await startHub({ clock, authenticate: () => ({ id: 'mia', expiresAt: clock.now() + 60_000 }) });
    const client = await RawClient.open(hub.url);
    clock.advance(59_000);
    expect(hub.server.connections()).toHaveLength(1);
    clock.advance(2_000);
    expect(await client.ofType(7)).toEqual({ type: 7, error: 'Connection closed with an error.', allowReconnect: true });
    expect(await client.closed()).toBe(1000);
    expect((await call(`${hub.url}/refresh?id=x`, { method: 'POST' })).status).toBe(404);
  });

  test('A6 every session is asked about again each minute', async () => {
    const clock = new ManualClock();
    const asked: string[] = [];
    const ended = new Set<string>();
    const revalidate = async (user: TestUser) => {
      asked.push(user.id);
      return ended.has(user.id) ? null : { ...user, sessionId: 'renewed' };
    };
    hub = await startHub({ clock, authenticate: (request) => ({ id: request.accessToken ?? '' }), revalidate });
    const mia = await RawClient.open(`${hub.url}?access_token=mia`);
    const noah = await RawClient.open(`${hub.url}?access_token=noah`);
    ended.add('noah');
    clock.advance(58_000);
    expect(asked).toEqual([]);
    clock.advance(3_000);
    expect(asked.sort()).toEqual(['mia', 'noah']);
    expect(await noah.ofType(7)).toMatchObject({ allowReconnect: true });
    expect(hub.server.connections()).toMatchObject([{ user: { id: 'mia', sessionId: 'renewed' } }]);
    mia.socket.close();
  });

  test('A6 a user or one sign-in can be cut at once', async () => {
    hub = await startHub({ authenticate: (request) => ({ id: request.query('u') ?? '', sessionId: request.query('s') ?? '' }) });
    const phone = await RawClient.open(`${hub.url}?u=mia&s=phone`);
    const laptop = await RawClient.open(`${hub.url}?u=mia&s=laptop`);
    const noah = await RawClient.open(`${hub.url}?u=noah&s=x`);
    const started = performance.now();
    hub.server.disconnectSession('phone', 'Gerät abgemeldet');
    expect(await phone.ofType(7)).toEqual({ type: 7, error: 'Gerät abgemeldet', allowReconnect: true });
    await phone.closed();
    hub.server.disconnectUser('mia', 'Konto gesperrt');
    expect(await laptop.ofType(7)).toMatchObject({ error: 'Konto gesperrt' });
    await laptop.closed();
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(hub.server.connections()).toMatchObject([{ user: { id: 'noah' } }]);
    noah.socket.close();
  });
});
