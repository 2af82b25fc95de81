import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../database/embedded/start.ts';
import type { Migration } from '../database/migrations.ts';
import { onDatabase } from './databases.ts';
import { quoted } from './dump-database.ts';
import { bringTo } from './load-database.ts';
import { type ReadBackup, readBackup } from './read-backup.ts';

interface CheckedBackup extends Omit<ReadBackup, 'jobs' | 'sessionSecret'> {
  /** Rows by table, as they were counted in the scratch database. */
  readonly counted: Readonly<Record<string, number>>;
  /** Tables with another number of rows than the backup says. */
  readonly wrong: readonly string[];
}

/**
 * Lets a backup into a database of its own, in a folder that is thrown away, counts its rows and brings its schema up to date. Neither
 * the server nor its database hears of it.
 */
export async function checkBackup(path: string, identity: string | null, migrations: readonly Migration[]): Promise<CheckedBackup> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pausenplatz-check-'));
  // The database may run as another user, who must be able to pass.
  chmodSync(dataDir, 0o755);
  // Nothing here has to survive a crash.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  try {
    const scratch = await startEmbedded({ dataDir, say: () => undefined, settings });
    try {
      const url = scratch.url();
      const read = await readBackup(path, identity, { databaseUrl: url, fileFolder: null, migrations, keepsSchema: true });
      const counted = await countRows(url, Object.keys(read.sums.tables));
      const wrong = Object.entries(read.sums.tables).flatMap(([name, { rows }]) => (counted[name] === rows ? [] : [name]));
      const migrated = await bringTo(url, migrations);
      return { head: read.head, database: read.database, sums: read.sums, migrated, counted, wrong };
    } finally {
      await scratch.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function countRows(url: string, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of tables) {
    const [row] = await onDatabase<{ count: number }>(url, `select count(*)::int as count from ${quoted(name)}`);
    counts[name] = row?.count ?? 0;
  }
  return counts;
}
