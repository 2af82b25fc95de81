import { login, logout } from '@pausenplatz/account/contract';
import { seedWorld, testPassword, type World } from '@pausenplatz/account/testing';
import { operationsConfig, readConfig } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { get, type IncomingMessage } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { featureConfig } from '../../src/features.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

const token = 'ein-geheimnis-mit-mindestens-32-zeichen';
let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer({ OPERATIONS_TOKEN: token });
  world = await seedWorld(test.server.services);
});

const bearer = { headers: { authorization: `Bearer ${token}` } };
const basic = { headers: { authorization: `Basic ${Buffer.from(`betrieb:${token}`).toString('base64')}` } };
const metrics = async () => (await test.fetch('/metrics', bearer)).text();
const logged = (message: string) => test.logLines.filter((line) => line.includes(`"msg":"${message}"`)).map((line) => JSON.parse(line));

describe('what an operator may ask', () => {
  it.each(['/metrics', '/betrieb'])('%s opens with the token alone', async (path) => {
    expect((await test.fetch(path)).status).toBe(401);
    expect((await test.fetch(path, { headers: { authorization: `Bearer ${token}x` } })).status).toBe(401);
    expect((await test.fetch(path)).headers.get('www-authenticate')).toMatch(/^Basic /);
    expect((await test.fetch(path, bearer)).status).toBe(200);
    expect((await test.fetch(path, basic)).status).toBe(200);
  });

  it.each(['/metrics', '/betrieb'])('%s is not there where nobody set a token', async (path) => {
    const closed = await testServer();
    expect((await closed.fetch(path)).status).toBe(404);
  });

  it('answers Prometheus in its own format', async () => {
    const answer = await test.fetch('/metrics', bearer);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    for (const name of ['info', 'database_up', 'hub_connections', 'queue_jobs', 'disk_free_bytes', 'sessions', 'backplane_up'])
      expect(text).toMatch(new RegExp(`^# TYPE pausenplatz_${name} `, 'm'));
    // As every dashboard for Node knows them.
    for (const name of ['process_cpu_seconds_total', 'process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
      expect(text).toMatch(new RegExp(`^# TYPE ${name} `, 'm'));
    expect(text).toMatch(/^pausenplatz_backplane_up 1$/m);
    expect(text).toMatch(/^pausenplatz_blob_faults_total\{operation="put"\} 0$/m);
    expect(text).toMatch(/^pausenplatz_database_up 1$/m);
    expect(text).toMatch(/^pausenplatz_info\{.*role="all".*\} 1$/m);
    expect(text).toMatch(/^pausenplatz_database_bytes [1-9]/m);
  });

  it('counts who is signed in, of whichever process', async () => {
    const sessions = async () => Number(/^pausenplatz_sessions (\d+)$/m.exec(await metrics())?.[1]);
    const before = await sessions();
    const signIn = { UserName: world.people.teacherOfClass.userName, Password: testPassword, keeps: 'bearer' } as const;
    const { token } = (await test.call(null, login, signIn)).body;
    expect(await sessions()).toBe(before + 1);
    await test.call(token, logout, {});
    expect(await sessions()).toBe(before);
  });

  it('shows health, versions, jobs, storage and the last backup on a page that runs no script', async () => {
    const answer = await test.fetch('/betrieb', basic);
    const page = await answer.text();
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    for (const words of [
      'bereit',
      'PostgreSQL',
      'Schema',
      'Aufträge',
      'frei auf der Platte',
      'letzte Sicherung',
      'BACKUP_DIR ist nicht gesetzt',
    ])
      expect(page).toContain(words);
    expect(page).not.toContain('<script');
  });

  it('stands on a port of its own, where the own machine needs no token', async () => {
    const apart = await testServer({ OPERATIONS_PORT: '0' });
    const started = apart.logLines.find((line) => line.includes('"msg":"started"')) ?? '{}';
    const { operations } = JSON.parse(started) as { readonly operations: string };
    expect((await fetch(`${operations}/ready`)).status).toBe(200);
    expect(await (await fetch(`${operations}/betrieb`)).text()).toContain('<td>bereit</td>');
    expect((await fetch(`${operations}/metrics`)).status).toBe(200);
    expect((await apart.fetch('/metrics')).status).toBe(404);
    // A website whose name was led to this machine reads nothing.
    const { hostname, port } = new URL(operations);
    const foreign = await new Promise<IncomingMessage>((answered) =>
      get({ hostname, port, path: '/betrieb', headers: { host: `rebound.example:${port}` } }, answered),
    );
    expect(foreign.statusCode).toBe(421);
    foreign.destroy();
  });

  it('lets other machines reach that port with a token alone', () => {
    expect(() => readConfig({ OPERATIONS_PORT: '9464', OPERATIONS_HOST: '0.0.0.0' }, featureConfig)).toThrow(/^OPERATIONS_TOKEN fehlt/);
    expect(readConfig({ OPERATIONS_PORT: '9464' }, featureConfig).of(operationsConfig)).toMatchObject({ port: 9464, host: '127.0.0.1' });
  });
});

describe('a process that answers no browser', () => {
  const worker = {
    ROLE: 'worker',
    DATABASE_URL: 'postgres://a:b@c/d',
    SESSION_SECRET: 'x'.repeat(40),
    PUBLIC_URL: 'https://schule.example',
  };
  const portOf = (environment: Record<string, string>) => readConfig(environment, featureConfig).of(operationsConfig).port;

  it('answers probes on a port that is known without being set', () => {
    expect(portOf(worker)).toBe(9464);
    expect(portOf({ ...worker, OPERATIONS_PORT: '9500' })).toBe(9500);
    expect(portOf({})).toBeNull();
    expect(() => portOf({ OPERATIONS_PORT: '65536' })).toThrow(/^OPERATIONS_PORT ist nicht lesbar/);
  });
});

describe('what a log of level info tells', () => {
  it('a refused sign-in, without the name that was typed', async () => {
    await test.call(null, login, { UserName: 'nora.geheim', Password: 'falsch-getippt' });
    await expect.poll(() => logged('sign-in refused')).toHaveLength(1);
    expect(logged('sign-in refused')[0]).toMatchObject({ level: 'info', code: 'WRONG_CREDENTIALS' });
    expect(test.logLines.join('')).not.toMatch(/nora\.geheim|falsch-getippt/);
    expect(await metrics()).toMatch(/^pausenplatz_sign_in_failures_total\{code="WRONG_CREDENTIALS"\} 1$/m);
  });

  it('a refused request by its route, never by its address', async () => {
    await test.fetch('/api/pages/get/ein-geheimer-link-1234?link=geheim');
    await test.fetch('/geheim/irgendwo.png');
    await expect.poll(() => logged('refused').length).toBeGreaterThan(1);
    expect(logged('refused').at(-1)).toMatchObject({ status: 404, route: 'screen', code: 'NOT_FOUND', requestId: expect.any(String) });
    expect(test.logLines.join('')).not.toContain('geheim');
  });

  it('a slow statement without its values, and a finished job', async () => {
    const { services } = test.server;
    await sql`select pg_sleep(0.6), ${'Wert einer Person'}`.execute(services.db);
    // On a busy machine the first statements of a server are slow, too.
    const slow = { level: 'info', statement: expect.stringContaining('pg_sleep') };
    expect(logged('slow query')).toContainEqual(expect.objectContaining(slow));
    expect(test.logLines.join('')).not.toContain('Wert einer Person');
    await services.jobs.enqueue(services.db, 'backup', {});
    await expect.poll(() => logged('job').filter(({ job }) => job === 'backup'), { timeout: 15_000 }).toHaveLength(1);
  });

  it('that it started', () => expect(logged('started')[0]).toMatchObject({ level: 'info', role: 'all' }));
});
