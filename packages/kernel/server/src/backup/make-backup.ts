import { stat } from 'node:fs/promises';
import type pg from 'pg';
import { type DatabaseSnapshot, dumpTable, openSnapshot, quoted } from './dump-database.ts';
import { FileSums } from './file-sums.ts';
import { type BackupHead, type BackupSums, entryNames } from './manifest.ts';
import { storedFiles } from './stored-files.ts';
import { type ArchiveWriter, writeArchive } from './write-archive.ts';

interface BackupSource {
  readonly databaseUrl: string;
  /** Folder of the uploaded files; null where they lie elsewhere. */
  readonly fileFolder: string | null;
  /** Signs sessions and opens what is sealed; null where the operator configured it. */
  readonly sessionSecret: string | null;
  readonly version: string;
  /** Column that names stored files, by its table (`public.file`). */
  readonly fileNames: Readonly<Record<string, string>>;
}

export interface MadeBackup {
  readonly bytes: number;
  readonly rows: number;
  readonly files: number;
  readonly missingFiles: readonly string[];
}

/** Proofs look at the very moment that is backed up. */
type OnSnapshot = (client: pg.Client) => Promise<void>;

/**
 * Writes one archive of a running server: the database as it was at one moment, and every file that its rows speak of. Files never
 * change, so those that lay there before and those that came until just after the moment are all that it can need.
 */
export async function makeBackup(
  source: BackupSource,
  path: string,
  settings: { readonly recipient: string | null; readonly now: Date; readonly onSnapshot?: OnSnapshot },
): Promise<MadeBackup> {
  let sums: BackupSums | null = null;
  await writeArchive(path, settings.recipient, async (archive) => {
    const head: BackupHead = {
      product: 'pausenplatz',
      format: 1,
      version: source.version,
      createdAt: settings.now.toISOString(),
      withoutFiles: source.fileFolder === null,
    };
    await addJson(archive, entryNames.head, head);
    if (source.sessionSecret) await archive.add(entryNames.secret, Buffer.from(source.sessionSecret));
    const files = filesInto(archive, source.fileFolder);
    await files.addNew();
    const snapshot = await openSnapshot(source.databaseUrl);
    try {
      await settings.onSnapshot?.(snapshot.client);
      await addJson(archive, entryNames.database, snapshot.head);
      await addJson(archive, entryNames.jobs, snapshot.jobs);
      const tables = await addTables(archive, snapshot);
      const named = await namedFiles(snapshot, source.fileNames);
      await snapshot.close();
      await files.addNew();
      const missingFiles = source.fileFolder ? named.filter((name) => !files.names.has(name)) : [];
      sums = { tables, files: files.sums(), jobs: snapshot.jobs.length, missingFiles };
    } catch (error) {
      await snapshot.close().catch(() => undefined);
      throw error;
    }
    await addJson(archive, entryNames.sums, sums);
  });
  const { tables, files, missingFiles } = sums as unknown as BackupSums;
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return { bytes: (await stat(path)).size, rows, files: files.count, missingFiles };
}

const addJson = (archive: ArchiveWriter, name: string, value: unknown): Promise<void> =>
  archive.add(name, Buffer.from(`${JSON.stringify(value, null, 1)}\n`));

async function addTables(archive: ArchiveWriter, { client, head }: DatabaseSnapshot): Promise<BackupSums['tables']> {
  const sums: Record<string, BackupSums['tables'][string]> = {};
  for (const table of head.tables) {
    const parts = dumpTable(client, table);
    let number = 0;
    let next = await parts.next();
    for (; !next.done; next = await parts.next()) await archive.add(entryNames.table(table.name, number++), next.value);
    sums[table.name] = next.value;
  }
  return sums;
}

async function namedFiles({ client, head }: DatabaseSnapshot, columns: BackupSource['fileNames']): Promise<string[]> {
  const names: string[] = [];
  for (const [table, column] of Object.entries(columns)) {
    if (!head.tables.some(({ name, columns }) => name === table && columns.includes(column))) continue;
    const { rows } = await client.query<{ name: string }>(`select ${quoted(column)} as name from ${quoted(table)}`);
    names.push(...rows.map(({ name }) => name));
  }
  return names;
}

function filesInto(archive: ArchiveWriter, folder: string | null) {
  const paths = new Set<string>();
  /** Last part of each path: what rows know a file by. */
  const names = new Set<string>();
  const sums = new FileSums();
  return {
    names,
    sums: () => sums.sums(),
    async addNew(): Promise<void> {
      if (!folder) return;
      for await (const { path, sizeBytes, open } of storedFiles(folder)) {
        if (paths.has(path)) continue;
        const stream = open();
        const isThere = await new Promise<boolean>((resolve) => {
          stream.once('open', () => resolve(true));
          stream.once('error', () => resolve(false));
        });
        if (!isThere) continue;
        await archive.addStream(entryNames.file(path), sizeBytes, sums.through(path, stream));
        paths.add(path);
        names.add(path.split('/').at(-1) ?? path);
      }
    },
  };
}
