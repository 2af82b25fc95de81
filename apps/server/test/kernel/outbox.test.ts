import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { actorSource } from '@pausenplatz/account/server';
import { seedWorld } from '@pausenplatz/account/testing';
import { hubPath } from '@pausenplatz/kernel-contract';
import { createLog, readConfig, startServer } from '@pausenplatz/kernel-server';
import { cloneDatabase, dropDatabase } from '@pausenplatz/kernel-server/testing';
import { pageContentChanged, pageTopic } from '@pausenplatz/pages/contract';
import { aPage } from '@pausenplatz/pages/testing';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { featureConfig, serverFeatures } from '../../src/features.ts';

const adminUrl = inject('databaseUrl');
const databaseUrl = await cloneDatabase(adminUrl, 'template_migrated');
const dataDir = mkdtempSync(join(tmpdir(), 'pausenplatz-outbox-'));
afterAll(async () => {
  await dropDatabase(adminUrl, databaseUrl);
  rmSync(dataDir, { recursive: true, force: true });
});
const start = () =>
  startServer({
    config: readConfig({ PORT: '0', DATA_DIR: dataDir, DEMO_SCHOOL: 'false' }, featureConfig),
    features: serverFeatures,
    actorSource,
    site: null,
    log: createLog('silent'),
    databaseUrl,
  });

it('a message that was committed and not sent before a crash is sent by the server that runs next', { timeout: 40_000 }, async () => {
  const server = await start();
  const world = await seedWorld(server.services);
  const { id } = await aPage(world, { visibility: 'public' });
  const heard: unknown[] = [];
  const connection = new HubConnectionBuilder().withUrl(`${server.address}${hubPath}`).configureLogging(LogLevel.None).build();
  connection.on(pageContentChanged.name, (payload) => heard.push(payload));
  await connection.start();
  await connection.invoke('Subscribe', { topics: [pageTopic(id)] });
  const payload = { v: 1, at: new Date().toISOString(), rev: 2, by: world.people.teacherOfClass.userId, pageId: id, blockIds: [] };
  const row = (secondsAgo: number, rev: number) => ({
    target: JSON.stringify({ topic: pageTopic(id) }),
    name: pageContentChanged.name,
    payload: JSON.stringify({ ...payload, rev }),
    except: null,
    at: new Date(Date.now() - secondsAgo * 1_000),
  });
  // As a process that died between its commit and its send leaves them; the young one may belong to a request that still runs.
  await server.services.db
    .insertInto('outbox')
    .values([row(60, 2), row(0, 3)])
    .execute();
  await vi.waitFor(() => expect(heard).toEqual([payload]), { timeout: 8_000 });
  await connection.stop();
  await server.stop();
  const next = await start();
  const left = await next.services.db.selectFrom('outbox').select('id').execute();
  expect(left).toEqual([]);
  await next.stop();
});
