import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actorSource } from '@pausenplatz/account/server';
import { login } from '@pausenplatz/account/contract';
import { seedWorld, testPassword } from '@pausenplatz/account/testing';
import { openSignals, readConfig, type RunningServer, startServer } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { featureConfig, serverFeatures } from '../../src/features.ts';
import { requestFor } from '../../testing/call-request.ts';
import { closeAtTheEnd } from '../../testing/open.ts';
import { type PassingProxy, passingProxy } from '../../testing/passing-proxy.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let test: TestServer;
let userName: string;
beforeAll(async () => {
  test = await testServer();
  ({ userName } = (await seedWorld(test.server.services)).people.teacherOfClass);
});

async function serverBehind(proxy: PassingProxy): Promise<RunningServer> {
  const environment = { PORT: '0', DATA_DIR: mkdtempSync(join(tmpdir(), 'pausenplatz-files-')), DEMO_SCHOOL: 'false', LOG_LEVEL: 'fatal' };
  const config = readConfig(environment, featureConfig);
  const server = await startServer({ config, features: serverFeatures, actorSource, site: null, databaseUrl: proxy.url });
  closeAtTheEnd(() => server.stop());
  return server;
}

describe('a database that is away for a while', () => {
  it('is asked by one listener, less and less often, and notes arrive again once it is back', async () => {
    const proxy = await passingProxy(test.databaseUrl);
    const waited: number[] = [];
    const away = 8;
    const signals = await openSignals(proxy.url, async (ms) => {
      waited.push(ms);
      if (waited.length === away) proxy.comeBack();
    });
    closeAtTheEnd(() => signals.stop());
    const [heard, gaps] = [vi.fn(), vi.fn()];
    signals.on('somewhere', heard);
    signals.onGap(gaps);
    const before = proxy.asked();
    proxy.goAway();
    await vi.waitFor(() => expect(gaps).toHaveBeenCalled(), { timeout: 10_000 });
    expect([waited.length, proxy.asked() - before]).toEqual([away, away]);
    // Each bound lies between half of a wait and the whole.
    for (const [at, ms] of waited.entries()) {
      const whole = Math.min(200 * 2 ** at, 5_000);
      expect(ms).toBeGreaterThanOrEqual(whole / 2);
      expect(ms).toBeLessThanOrEqual(whole);
    }
    await signals.send(test.server.services.db, 'somewhere', 'back');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('back'));
    expect(gaps).toHaveBeenCalledTimes(1);
  });

  it('makes a server say that it is not ready, and no more than that: it lives, and works again by itself', async () => {
    const proxy = await passingProxy(test.databaseUrl);
    const server = await serverBehind(proxy);
    const statusOf = async (path: string) => (await fetch(server.address + path)).status;
    const signIn = async () => {
      const [path, init] = requestFor(login, { UserName: userName, Password: testPassword, keeps: 'bearer' }, null, {});
      return (await fetch(server.address + path, init)).status;
    };
    expect([await statusOf('/ready'), await signIn()]).toEqual([200, 200]);
    for (const _time of ['once', 'and once more']) {
      proxy.goAway();
      await vi.waitFor(async () => expect(await statusOf('/ready')).toBe(503), { timeout: 10_000 });
      expect(await statusOf('/health')).toBe(200);
      expect(await signIn()).toBeGreaterThanOrEqual(500);
      proxy.comeBack();
      await vi.waitFor(async () => expect([await statusOf('/ready'), await signIn()]).toEqual([200, 200]), { timeout: 15_000 });
    }
  });

  it('refuses a transaction whose connection it ends between two statements, and nothing else', async () => {
    const { db } = test.server.services;
    const work = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
      // The end comes over a line of its own.
      await vi.waitFor(() =>
        sql`select 1`.execute(transaction).then(
          () => expect.fail('still there'),
          () => undefined,
        ),
      );
      await sql`select 1`.execute(transaction);
    });
    await expect(work).rejects.toThrow(/connection/i);
    expect((await test.fetch('/ready')).status).toBe(200);
  });
});
