import { join } from 'node:path';
import { brand } from '@pausenplatz/kernel-contract';
import type { Config } from '../config/config.ts';
import { sessionSecret } from '../runtime/secret.ts';
import { fileFolder } from '../runtime/services.ts';
import { backupName, letGo, openFolder } from './backup-files.ts';
import { backupConfig } from './config.ts';
import { type MadeBackup, makeBackup } from './make-backup.ts';

export interface BackupRun {
  readonly config: Config;
  readonly databaseUrl: string;
  /** Column that names stored files, by its table. */
  readonly fileNames: Readonly<Record<string, string>>;
}

/** Where backups lie that nobody gave another place. */
export const backupFolder = (config: Config): string => config.of(backupConfig).dir ?? join(config.dataDir, 'backups');

/** Makes a backup in `folder`, and lets go what retention does not keep where that is the configured one. */
export async function runBackup(run: BackupRun, folder: string, now: Date): Promise<MadeBackup & { path: string; gone: number }> {
  const { config, databaseUrl, fileNames } = run;
  const { recipient, keep, dir } = config.of(backupConfig);
  await openFolder(folder, now);
  const path = join(folder, backupName(now, recipient !== null));
  const source = {
    databaseUrl,
    fileFolder: config.azureStorage || config.s3 ? null : fileFolder(config),
    sessionSecret: config.sessionSecret ? null : sessionSecret(config),
    version: brand.webVersion,
    fileNames,
  };
  const made = await makeBackup(source, path, { recipient, now });
  return { ...made, path, gone: folder === dir ? await letGo(folder, keep) : 0 };
}
