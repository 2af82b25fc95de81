import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { login } from '@pausenplatz/account/contract';
import { actorSource, demoPassword } from '@pausenplatz/account/server';
import { bringTo, readBackup, readConfig, startServer } from '@pausenplatz/kernel-server';
import { getNavigation, getPage, type NavigationEntry } from '@pausenplatz/pages/contract';
import { type AnyCall, brand, type InputOf, type OutputOf } from '@pausenplatz/kernel-contract';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, describe, it } from 'vitest';
import { allMigrations } from '../../src/backup/backup-command.ts';
import { isLong, sized } from '../../proofs/proof.ts';
import { featureConfig, serverFeatures } from '../../src/features.ts';
import { requestFor } from '../../testing/call-request.ts';
import { closeAtTheEnd } from '../../testing/open.ts';
import { anEmptyDatabase, sumsAt } from './whole-database.ts';

const folder = fileURLToPath(new URL('dumps', import.meta.url));
const dumps = readdirSync(folder)
  .filter((name) => name.endsWith('.tar.zst'))
  .toSorted();
/** The farthest and the nearest way; the proof goes all of them. */
const tried = dumps.filter((_name, at) => isLong || at === 0 || at === dumps.length - 1);

async function serverOn(databaseUrl: string) {
  const environment = { PORT: '0', DATA_DIR: mkdtempSync(join(tmpdir(), 'pausenplatz-files-')), DEMO_SCHOOL: 'false', LOG_LEVEL: 'fatal' };
  const config = readConfig(environment, featureConfig);
  const server = await startServer({ config, features: serverFeatures, actorSource, site: null, databaseUrl });
  closeAtTheEnd(() => server.stop());
  return async <C extends AnyCall>(call: C, input: InputOf<C>, token: string | null): Promise<OutputOf<C>> => {
    const [path, init] = requestFor(call, input as Record<string, unknown>, token, {});
    const response = await fetch(server.address + path, init);
    expect(response.status, call.id).toBe(200);
    return (await response.json()) as OutputOf<C>;
  };
}

/** Tables that lose rows on purpose, by the step that takes them: connections with Microsoft that a list had made for adults. */
const takenBack: Readonly<Record<string, string>> = { 'public.teams_identity': '2026-12-12-federation-confirm' };

describe('T23: the database of an earlier version', () => {
  it('is kept of every version that changed much', () => expect(dumps.length).toBeGreaterThanOrEqual(9));

  it('is kept of this one, for those that come (npm run proof -- keep)', async () => {
    const target = { databaseUrl: await anEmptyDatabase(), fileFolder: null, migrations: allMigrations };
    const { head } = await readBackup(join(folder, dumps.at(-1) ?? ''), null, target);
    expect(head.version).toBe(brand.webVersion);
  });

  it.each(tried)('%s comes up to this one, loses no row, and its people work on', { timeout: 120_000 }, async (name) => {
    const url = await anEmptyDatabase();
    const target = { databaseUrl: url, fileFolder: null, migrations: allMigrations };
    const { sums, database, migrated } = await readBackup(join(folder, name), null, target);
    const now = await sumsAt(url);
    const fewer = Object.entries(sums.tables).flatMap(([table, { rows }]) => {
      if (migrated.includes(takenBack[table] ?? '')) return [];
      const left = Number(now[table]?.split(' ')[0] ?? Number.NaN);
      return left >= rows ? [] : [`${table}: ${rows} → ${left}`];
    });
    expect(fewer).toEqual([]);
    expect(database.migrations.length).toBeLessThanOrEqual(allMigrations.length);
    // What is up to date already is left alone.
    expect(await bringTo(url, allMigrations)).toEqual([]);
    const ask = await serverOn(url);
    const { token } = await ask(login, { UserName: 'lea.brunner', Password: demoPassword, keeps: 'bearer' }, null);
    const { groups } = await ask(getNavigation, {}, token ?? '');
    const pages = (entries: readonly NavigationEntry[]): NavigationEntry[] => entries.flatMap((one) => [one, ...pages(one.pages)]);
    const [first] = groups.flatMap((group) => pages(group.pages));
    const { blocks } = await ask(getPage, { url: first?.url ?? '' }, token ?? '');
    expect(blocks.length).toBeGreaterThan(0);
  });
});

describe('T23: a process that is killed while it changes the schema', () => {
  const program = fileURLToPath(new URL('../../testing/migrate-until-killed.ts', import.meta.url));

  const kills = sized(8, 2);

  /** Kills it inside of a change, which is the second one that it begins; answers which, null where it came to the end. */
  async function killedInside(url: string): Promise<string | null> {
    const child = spawn(process.execPath, [program, url], { stdio: ['ignore', 'pipe', 'inherit'] });
    const gone = new Promise<null>((resolve) => child.once('exit', () => resolve(null)));
    const began = new Promise<string>((resolve) =>
      child.stdout.on('data', (chunk: Buffer) => /inside (\S+)/.test(String(chunk)) && resolve(String(chunk).trim())),
    );
    const inside = await Promise.race([began, gone]);
    child.kill('SIGKILL');
    await gone;
    return inside;
  }

  it('leaves a database that the next start brings to the end, however often', { timeout: 240_000 }, async () => {
    const [oldest = ''] = dumps;
    const path = join(folder, oldest);
    const whole = await anEmptyDatabase();
    const { database } = await readBackup(path, null, { databaseUrl: whole, fileFolder: null, migrations: allMigrations });
    const before = allMigrations.filter(({ name }) => database.migrations.includes(name));
    const url = await anEmptyDatabase();
    await readBackup(path, null, { databaseUrl: url, fileFolder: null, migrations: before });
    const places = new Set<string>();
    for (let count = 0; count < kills; count += 1) places.add((await killedInside(url)) ?? '');
    // Each time one change further on, and never at the end.
    expect([places.size, places.has('')]).toEqual([kills, false]);
    const ask = await serverOn(url);
    const { token } = await ask(login, { UserName: 'lea.brunner', Password: demoPassword, keeps: 'bearer' }, null);
    expect(token).toBeTruthy();
    expect(await bringTo(url, allMigrations)).toEqual([]);
    const [killed, once] = [await rowsAt(url), await rowsAt(whole)];
    // The sign-in just now.
    for (const table of ['public.session', 'public.refresh_token', 'public.known_device', 'public.outbox', 'public.rate_limit'])
      delete once[table];
    expect(killed).toMatchObject(once);
  });

  /** Rows of every table; when a change was applied differs. */
  async function rowsAt(url: string): Promise<Record<string, string>> {
    const sums = await sumsAt(url);
    return Object.fromEntries(Object.entries(sums).map(([table, sum]) => [table, sum.split(' ')[0] ?? '']));
  }
});
