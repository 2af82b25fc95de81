import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type HubConnection, HubConnectionBuilder, HttpTransportType, LogLevel } from '@microsoft/signalr';
import { login, logout } from '@pausenplatz/account/contract';
import { demoPassword } from '@pausenplatz/account/server';
import { type AnyCall, hubPath, idempotencyHeader, type InputOf, type OutputOf } from '@pausenplatz/kernel-contract';
import { createPage, getNavigation, pageContentChanged, pageTopic, updatePage } from '@pausenplatz/pages/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from '../../proofs/cluster/start-cluster.ts';
import { requestFor } from '../../testing/call-request.ts';

let cluster: Cluster;
let token: string;
let userId: string;
beforeAll(async () => {
  cluster = await startCluster();
  const { body } = await ask(login, { UserName: 'lea.brunner', Password: demoPassword, keeps: 'bearer' }, null);
  token = body.token ?? '';
  userId = body.user?.id ?? '';
}, 240_000);
afterAll(() => cluster?.stop(), 60_000);

async function ask<C extends AnyCall>(call: C, input: InputOf<C>, bearer: string | null = token, headers: Record<string, string> = {}) {
  const [path, init] = requestFor(call, input as Record<string, unknown>, bearer, headers);
  const response = await fetch(cluster.address + path, init);
  return { status: response.status, body: (await response.json()) as OutputOf<C> };
}

const aNewPage = (key?: string) =>
  ask(
    createPage,
    { title: 'Über zwei Prozesse', groupForType: 'user', groupForId: userId },
    token,
    key ? { [idempotencyHeader]: key } : {},
  );

describe('two processes behind a proxy that asks each in turn', { timeout: 60_000 }, () => {
  it('share sessions: who signed in at one is known to the other, and signed out of both at once', async () => {
    const signedIn = await ask(login, { UserName: 'urs.zgraggen', Password: demoPassword, keeps: 'bearer' }, null);
    const bearer = signedIn.body.token ?? '';
    for (let index = 0; index < 6; index += 1) expect((await ask(getNavigation, {}, bearer)).status).toBe(200);
    await ask(logout, {}, bearer);
    for (let index = 0; index < 4; index += 1) expect((await ask(getNavigation, {}, bearer)).status).toBe(401);
  });

  it('carry live messages to WebSockets wherever they were negotiated, without sticky sessions', async () => {
    const { body: page } = await aNewPage();
    const open: HubConnection[] = [];
    const heard = new Set<number>();
    for (let index = 0; index < 8; index += 1) {
      const connection = new HubConnectionBuilder()
        .withUrl(cluster.address + hubPath, { accessTokenFactory: () => token, transport: HttpTransportType.WebSockets })
        .withStatefulReconnect()
        .configureLogging(LogLevel.None)
        .build();
      connection.on(pageContentChanged.name, () => heard.add(index));
      await connection.start();
      open.push(connection);
      const { granted } = await connection.invoke<{ granted: string[] }>('Subscribe', { topics: [pageTopic(page.id)] });
      expect(granted).toHaveLength(1);
    }
    expect((await ask(updatePage, { id: page.id, field: 'title', value: 'Neuer Titel' })).status).toBe(200);
    await expect.poll(() => heard.size, { timeout: 10_000 }).toBe(8);
    for (const connection of open) await connection.stop();
  });

  it('carry them to who has no WebSockets too, although each poll reaches another process', async () => {
    const { body: page } = await aNewPage();
    const connection = new HubConnectionBuilder()
      .withUrl(cluster.address + hubPath, { accessTokenFactory: () => token, transport: HttpTransportType.LongPolling })
      .configureLogging(LogLevel.None)
      .build();
    let heard = 0;
    connection.on(pageContentChanged.name, () => (heard += 1));
    await connection.start();
    expect((await connection.invoke<{ granted: string[] }>('Subscribe', { topics: [pageTopic(page.id)] })).granted).toHaveLength(1);
    for (const [index, value] of ['Eins', 'Zwei', 'Drei'].entries()) {
      expect((await ask(updatePage, { id: page.id, field: 'title', value })).status).toBe(200);
      await expect.poll(() => heard, { timeout: 10_000 }).toBe(index + 1);
    }
    await connection.stop();
  });

  it('do a repeated request once, whichever process it reaches', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => aNewPage('ten-times-the-same-key')));
    const made = answers.filter(({ status }) => status === 200);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('are each found alive by the probe of the image, whatever they are for', async () => {
    const dockerfile = readFileSync(fileURLToPath(new URL('../../../../Dockerfile', import.meta.url)), 'utf8');
    const [program = '', ...args] = JSON.parse(/^HEALTHCHECK[^]*?CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
    const probe = async (environment: Record<string, string>) => {
      const child = spawn(program, args, { env: { PATH: process.env['PATH'], ...environment }, stdio: 'ignore' });
      const [code] = (await once(child, 'exit')) as [number];
      return code;
    };
    const portOf = (address: string | undefined) => new URL(address ?? '').port;
    expect(await probe({ PORT: portOf(cluster.processes[0]), ROLE: 'web' })).toBe(0);
    // As the image has it, whose PORT nobody hears in a worker.
    expect(await probe({ PORT: '9', ROLE: 'worker', OPERATIONS_PORT: portOf(cluster.worker) })).toBe(0);
    expect(await probe({ PORT: portOf(cluster.processes[0]), ROLE: 'worker', OPERATIONS_PORT: '9' })).toBe(1);
  });

  it('leave jobs to the worker, which answers no browser', async () => {
    const client = new pg.Client({ connectionString: cluster.databaseUrl });
    await client.connect();
    await client.query("insert into jobs.job (name, data) values ('backup', '{}')");
    const states = async () =>
      (await client.query<{ state: string }>("select state from jobs.job where name = 'backup'")).rows.map(({ state }) => state);
    await expect.poll(states, { timeout: 30_000 }).toEqual(['completed']);
    await client.end();
  });
});
