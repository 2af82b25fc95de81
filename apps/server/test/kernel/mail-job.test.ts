import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actorSource } from '@pausenplatz/account/server';
import { createLog, type JobDefinition, readConfig, startServer } from '@pausenplatz/kernel-server';
import { cloneDatabase, dropDatabase } from '@pausenplatz/kernel-server/testing';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { featureConfig, serverFeatures } from '../../src/features.ts';

const adminUrl = inject('databaseUrl');
const databaseUrl = await cloneDatabase(adminUrl, 'template_migrated');
const dataDir = mkdtempSync(join(tmpdir(), 'pausenplatz-mail-job-'));
afterAll(async () => {
  await dropDatabase(adminUrl, databaseUrl);
  rmSync(dataDir, { recursive: true, force: true });
});

it('a mail whose sending failed is tried again, and one whose transaction was undone is never sent', { timeout: 40_000 }, async () => {
  const tried: string[] = [];
  const sendMail: JobDefinition = {
    name: 'test-send-mail',
    retries: 3,
    async run(_services, data: { readonly to: string }) {
      tried.push(data.to);
      if (tried.length === 1) throw new Error('452 Kein Platz');
    },
  };
  const features = [...serverFeatures, { name: 'test', migrations: [], handlers: [], jobs: [sendMail] }];
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, DEMO_SCHOOL: 'false' }, featureConfig);
  const server = await startServer({ config, features, actorSource, site: null, log: createLog('silent'), databaseUrl });
  const { db, jobs } = server.services;
  const undone = db.transaction().execute(async (transaction) => {
    await jobs.enqueue(transaction, sendMail.name, { to: 'niemand@schule.example' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db.transaction().execute((transaction) => jobs.enqueue(transaction, sendMail.name, { to: 'lea@schule.example' }));
  await vi.waitFor(() => expect(tried).toHaveLength(2), { timeout: 30_000, interval: 200 });
  expect(tried).toEqual(['lea@schule.example', 'lea@schule.example']);
  await server.stop();
});
