import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import pg from 'pg';
import type { Migration } from '../database/migrations.ts';
import { OperatorError } from '../runtime/operator-error.ts';
import { FileSums } from './file-sums.ts';
import { beginLoading, bringTo, type LoadingDatabase } from './load-database.ts';
import { type BackupHead, type BackupSums, type DatabaseHead, entryNames, type PendingJob, postOfHub } from './manifest.ts';
import { type ArchiveEntry, readArchive } from './read-archive.ts';
import { backupTexts } from './texts.ts';

interface BackupTarget {
  /** An empty database. */
  readonly databaseUrl: string;
  /** An empty folder for the files; null: they are read and thrown away. */
  readonly fileFolder: string | null;
  readonly migrations: readonly Migration[];
  /** Leaves the schema as the backup had it. */
  readonly keepsSchema?: boolean;
}

export interface ReadBackup {
  readonly head: BackupHead;
  readonly database: DatabaseHead;
  readonly sums: BackupSums;
  readonly jobs: readonly PendingJob[];
  readonly sessionSecret: string | null;
  /** Names of the migrations that were applied on top. */
  readonly migrated: readonly string[];
}

/** Lets a backup into an empty database and an empty folder. Throws OperatorError where anything is not as it was written. */
export async function readBackup(path: string, identity: string | null, target: BackupTarget): Promise<ReadBackup> {
  const file = basename(path);
  const read: Partial<Record<'head' | 'database' | 'jobs' | 'sums', unknown>> = {};
  let sessionSecret: string | null = null;
  let loading: LoadingDatabase | null = null;
  const tables = new TableHashes();
  const files = new FileSums();
  try {
    for await (const entry of readArchive(path, identity)) {
      const database = read.database as DatabaseHead | undefined;
      if (entry.name === entryNames.head) {
        read.head = await jsonOf(entry);
        assertHead(read.head, file);
      } else if (entry.name === entryNames.database) {
        const head = (await jsonOf(entry)) as DatabaseHead;
        read.database = { ...head, tables: head.tables.filter(({ name }) => name !== postOfHub) };
        loading = await beginLoading(target.databaseUrl, read.database as DatabaseHead, target.migrations);
      } else if (entry.name === entryNames.jobs) read.jobs = await jsonOf(entry);
      else if (entry.name === entryNames.sums) {
        const sums = (await jsonOf(entry)) as BackupSums;
        const { [postOfHub]: _post, ...kept } = sums.tables;
        read.sums = { ...sums, tables: kept };
      } else if (entry.name.startsWith(`tables/${postOfHub}.`)) for await (const chunk of entry.content) void chunk;
      else if (entry.name === entryNames.secret) sessionSecret = (await textOf(entry)).trim();
      else if (entry.name.startsWith('tables/')) {
        const table = database?.tables.find(({ name }) => entry.name.startsWith(`tables/${name}.`));
        if (!table || !loading) throw new OperatorError(backupTexts.broken(file));
        await loading.load(table, tables.hashed(table.name, entry.content));
      } else if (entry.name.startsWith('files/')) {
        const content = files.through(entry.name.slice(entryNames.file('').length), entry.content);
        await keepFile({ ...entry, content }, target.fileFolder, file);
      }
    }
    const sums = read.sums as BackupSums | undefined;
    if (!sums || !loading || !tables.equal(sums.tables) || !files.equal(sums.files)) throw new OperatorError(backupTexts.broken(file));
    await loading.finish();
    const migrated = target.keepsSchema ? [] : await bringTo(target.databaseUrl, target.migrations);
    return {
      head: read.head as BackupHead,
      database: read.database as DatabaseHead,
      sums,
      jobs: (read.jobs ?? []) as readonly PendingJob[],
      sessionSecret,
      migrated,
    };
  } catch (error) {
    await loading?.abandon();
    if (isDamage(error)) throw new OperatorError(backupTexts.broken(file));
    // Changed bytes may say anything, also that they are of a newer version.
    if (error instanceof OperatorError) await proveWhole(path, identity);
    throw error;
  }
}

/** Reads an archive to its end. Throws OperatorError where its bytes are not as they were written. */
async function proveWhole(path: string, identity: string | null): Promise<void> {
  for await (const { content } of readArchive(path, identity)) for await (const chunk of content) void chunk;
}

/** Bytes that came through the unpacking changed: a list that is none, or rows that their table does not take. */
function isDamage(error: unknown): boolean {
  if (error instanceof SyntaxError || error instanceof TypeError) return true;
  return error instanceof pg.DatabaseError && /^(?:22|23|42)/.test(error.code ?? '');
}

function assertHead(head: unknown, file: string): asserts head is BackupHead {
  const { product, format } = (head ?? {}) as Partial<Record<string, unknown>>;
  if (product !== 'pausenplatz') throw new OperatorError(backupTexts.noBackup(file));
  if (format !== 1) throw new OperatorError(backupTexts.newer([`Format ${String(format)}`]));
}

/** Files lie below the folder, whatever an archive says. */
async function keepFile(entry: ArchiveEntry, folder: string | null, file: string): Promise<void> {
  const parts = entry.name.split('/').slice(1);
  if (parts.some((part) => part === '' || part === '.' || part === '..' || /[\\\0]/.test(part)))
    throw new OperatorError(backupTexts.noBackup(file));
  if (!folder) {
    for await (const chunk of entry.content) void chunk;
    return;
  }
  const path = join(folder, ...parts);
  await mkdir(dirname(path), { recursive: true });
  await pipeline(Readable.from(entry.content), createWriteStream(path));
}

async function textOf({ content }: ArchiveEntry): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

const jsonOf = async (entry: ArchiveEntry): Promise<unknown> => JSON.parse(await textOf(entry));

/** Checksums of tables, over the parts that they come in. */
class TableHashes {
  private readonly hashes = new Map<string, ReturnType<typeof createHash>>();

  async *hashed(table: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const hash = this.hashes.get(table) ?? createHash('sha256');
    this.hashes.set(table, hash);
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  }

  equal(sums: BackupSums['tables']): boolean {
    return Object.entries(sums).every(([name, { sha256 }]) => (this.hashes.get(name) ?? createHash('sha256')).digest('hex') === sha256);
  }
}
