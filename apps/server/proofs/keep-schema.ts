import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { actorSource } from '@pausenplatz/account/server';
import { seedWorld } from '@pausenplatz/account/testing';
import { brand } from '@pausenplatz/kernel-contract';
import { kernelMigrations, makeBackup, readConfig, startServer } from '@pausenplatz/kernel-server';
import { cloneDatabase, startTestDatabase } from '@pausenplatz/kernel-server/testing';
import { plantDemo } from '../src/demo/plant-demo.ts';
import { featureConfig, serverFeatures } from '../src/features.ts';
import { fileNames } from '../src/file-names.ts';
import { aFullSchool } from '../testing/a-full-school.ts';

/*
 * `npm run proof -- keep`: keeps the database of this version beside those of earlier ones, from which the upgrade is proven. The demo
 * school, whose people the proof lets in, and rows in every table that a school has: a step that loses some is found.
 */
const dumps = fileURLToPath(new URL('../test/operating/dumps', import.meta.url));
const kept = readdirSync(dumps).filter((name) => name.endsWith('.tar.zst')).length;
const steps = [...kernelMigrations, ...serverFeatures.flatMap((feature) => feature.migrations)].length;
const name = `${String(kept + 1).padStart(2, '0')}-${steps}-steps.tar.zst`;

const folder = mkdtempSync(join(tmpdir(), 'pausenplatz-keep-'));
const database = await startTestDatabase();
try {
  const databaseUrl = await cloneDatabase(database.url('postgres'), 'template0');
  const config = readConfig({ PORT: '0', DATA_DIR: folder, DEMO_SCHOOL: 'false', LOG_LEVEL: 'error' }, featureConfig);
  const server = await startServer({ config, features: serverFeatures, actorSource, site: null, databaseUrl });
  await plantDemo(server.services);
  await aFullSchool(await seedWorld(server.services));
  await server.stop();
  const source = { databaseUrl, fileFolder: null, sessionSecret: null, version: brand.webVersion, fileNames };
  const { rows } = await makeBackup(source, join(dumps, name), { recipient: null, now: new Date() });
  process.stdout.write(`${name}: ${rows} rows of version ${brand.webVersion}\n`);
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
