import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Migration } from '../database/migrations.ts';
import { enqueuePending, type JobDefinition } from '../jobs/jobs.ts';
import { OperatorError } from '../runtime/operator-error.ts';
import { fileFolder } from '../runtime/services.ts';
import { inDatabase, isEmptyDatabase, onDatabase, wipe } from './databases.ts';
import { type ReadBackup, readBackup } from './read-backup.ts';
import { backupTexts } from './texts.ts';

interface RestoreSettings {
  readonly config: Config;
  /** Of the configured database, or of the embedded one that was started for this. */
  readonly databaseUrl: string;
  readonly identity: string | null;
  readonly migrations: readonly Migration[];
  readonly jobs: readonly JobDefinition[];
  readonly now: Date;
}

interface RestoredBackup extends ReadBackup {
  /** What was there before, and lies aside now. */
  readonly aside: readonly string[];
}

/** Brings a backup back. What was there before is put aside under another name, and only when the backup has proven itself whole. */
export async function restoreBackup(path: string, settings: RestoreSettings): Promise<RestoredBackup> {
  const { config, now } = settings;
  const files = fileFolder(config);
  const restoring = `${files}.restoring`;
  await rm(restoring, { recursive: true, force: true });
  await mkdir(restoring, { recursive: true });
  try {
    const place = config.databaseUrl ? await emptyPlace(config.databaseUrl) : await embeddedPlace(settings.databaseUrl, stampOf(now));
    try {
      const target = { databaseUrl: place.url, fileFolder: restoring, migrations: settings.migrations };
      const read = await readBackup(path, settings.identity, target);
      await enqueuePending(place.url, settings.jobs, read.jobs);
      const aside = await place.take();
      if (!read.head.withoutFiles) aside.push(...(await putInPlace(restoring, files, now)));
      if (read.sessionSecret && !config.sessionSecret) aside.push(...(await keepSecret(config, read.sessionSecret, now)));
      return { ...read, aside };
    } catch (error) {
      await place.abandon();
      throw error;
    }
  } finally {
    await rm(restoring, { recursive: true, force: true });
  }
}

interface Place {
  readonly url: string;
  /** Makes it the database of the server; answers what lies aside. */
  take(): Promise<string[]>;
  abandon(): Promise<void>;
}

/** A database of the operator, who may have no right to make others: it must be empty, and is so again when something fails. */
async function emptyPlace(url: string): Promise<Place> {
  if (!(await isEmptyDatabase(url))) throw new OperatorError(backupTexts.notEmpty);
  return { url, take: async () => [], abandon: () => wipe(url) };
}

async function embeddedPlace(url: string, stamp: string): Promise<Place> {
  const [admin, next] = [inDatabase(url, 'postgres'), inDatabase(url, 'pausenplatz_restoring')];
  const drop = async () => void (await onDatabase(admin, 'drop database if exists pausenplatz_restoring with (force)'));
  await drop();
  await onDatabase(admin, 'create database pausenplatz_restoring');
  return {
    url: next,
    async take() {
      const wasEmpty = await isEmptyDatabase(url);
      const before = `pausenplatz_before_${stamp}`;
      await onDatabase(admin, wasEmpty ? 'drop database pausenplatz with (force)' : `alter database pausenplatz rename to ${before}`);
      await onDatabase(admin, 'alter database pausenplatz_restoring rename to pausenplatz');
      return wasEmpty ? [] : [before];
    },
    abandon: drop,
  };
}

async function putInPlace(restored: string, folder: string, now: Date): Promise<string[]> {
  const before = `${folder}.before_${stampOf(now)}`;
  const wasThere = existsSync(folder) && (await readdir(folder)).length > 0;
  if (wasThere) await rename(folder, before);
  else await rm(folder, { recursive: true, force: true });
  await rename(restored, folder);
  return wasThere ? [before] : [];
}

async function keepSecret(config: Config, secret: string, now: Date): Promise<string[]> {
  const path = join(config.dataDir, 'session-secret');
  const before = `${path}.before_${stampOf(now)}`;
  const wasThere = existsSync(path);
  if (wasThere) await rename(path, before);
  await writeFile(path, secret, { mode: 0o600 });
  return wasThere ? [before] : [];
}

const stampOf = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').toLowerCase();
