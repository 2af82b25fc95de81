import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { login } from '@pausenplatz/account/contract';
import { actorSource, demoPassword } from '@pausenplatz/account/server';
import { bringTo, readBackup, readConfig, startServer } from '@pausenplatz/kernel-server';
import { getNavigation, getPage, type NavigationEntry } from '@pausenplatz/pages/contract';
import type { AnyCall, InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, describe, it } from 'vitest';
import { allMigrations } from '../../src/backup/backup-command.ts';
import { featureConfig, serverFeatures } from '../../src/features.ts';
import { requestFor } from '../../testing/call-request.ts';
import { closeAtTheEnd } from '../../testing/open.ts';
import { anEmptyDatabase, sumsAt } from './whole-database.ts';

const folder = fileURLToPath(new URL('dumps', import.meta.url));
const dumps = readdirSync(folder).filter((name) => name.endsWith('.tar.zst'));

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

describe('T23: the database of an earlier version', () => {
  it('is kept of every version that changed much', () => expect(dumps.length).toBeGreaterThanOrEqual(8));

  it.each(dumps)('%s comes up to this one, loses no row, and its people work on', { timeout: 120_000 }, async (name) => {
    const url = await anEmptyDatabase();
    const target = { databaseUrl: url, fileFolder: null, migrations: allMigrations };
    const { sums, database } = await readBackup(join(folder, name), null, target);
    const now = await sumsAt(url);
    const fewer = Object.entries(sums.tables).flatMap(([table, { rows }]) => {
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
