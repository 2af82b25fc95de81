import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { longDay, clockTime } from '@pausenplatz/kernel-format';
import {
  backupConfig,
  backupFolder,
  checkBackup,
  type Config,
  kernelMigrations,
  listBackups,
  operatorDatabase,
  OperatorError,
  runBackup,
} from '@pausenplatz/kernel-server';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { serverFeatures } from '../features.ts';
import { fileNames } from '../file-names.ts';
import { commandTexts as texts } from './texts.ts';

type Say = (line: string) => void;

/** All steps of the schema that this program knows. */
export const allMigrations = [...kernelMigrations, ...serverFeatures.flatMap((feature) => feature.migrations)];

/** `npm run backup`: answers the exit code. */
export async function backupCommand(args: readonly string[], config: Config, say: Say): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { to: { type: 'string' }, check: { type: 'boolean' }, list: { type: 'boolean' }, key: { type: 'boolean' } },
  });
  const unknown = Object.keys(values).some((name) => !['to', 'check', 'list', 'key'].includes(name));
  if (unknown || (positionals.length > 0 && !values['check'])) {
    say(texts.backupHelp);
    return 1;
  }
  const folder = typeof values['to'] === 'string' ? resolve(values['to']) : backupFolder(config);
  if (values['key']) return makeKey(say);
  if (values['list']) return list(folder, say);
  if (values['check']) return check(positionals[0] ?? null, folder, say);
  return backup(config, folder, say);
}

async function backup(config: Config, folder: string, say: Say): Promise<number> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres'))) throw new OperatorError(texts.nothingHere(config.dataDir));
  const database = await operatorDatabase(config, say);
  try {
    const made = await runBackup({ config, databaseUrl: database.url, fileNames }, folder, new Date());
    say(texts.made(made.path, megabytes(made.bytes), made.rows, made.files));
    if (made.gone > 0) say(texts.gone(made.gone));
    if (made.missingFiles.length > 0) say(texts.missing(made.missingFiles.length));
    if (config.azureStorage || config.s3) say(texts.noFiles);
    if (!config.of(backupConfig).recipient) say(texts.readable);
    return 0;
  } finally {
    await database.stop();
  }
}

async function list(folder: string, say: Say): Promise<number> {
  const backups = await listBackups(folder);
  if (backups.length === 0) say(texts.noBackups(folder));
  for (const { path, at, bytes } of backups) say(`${moment(at)}  ${megabytes(bytes).padStart(10)}  ${path}`);
  return 0;
}

async function check(file: string | null, folder: string, say: Say): Promise<number> {
  const path = file ?? (await listBackups(folder))[0]?.path;
  if (!path) throw new OperatorError(texts.noBackups(folder));
  const { head, sums, counted, wrong, migrated } = await checkBackup(path, identity(), allMigrations);
  if (wrong.length > 0) throw new OperatorError(texts.wrongCounts(wrong));
  const rows = Object.values(counted).reduce((sum, count) => sum + count, 0);
  say(texts.checked(basename(path), moment(new Date(head.createdAt)), rows, Object.keys(counted).length, sums.files.count));
  if (sums.missingFiles.length > 0) say(texts.missing(sums.missingFiles.length));
  if (head.withoutFiles) say(texts.noFiles);
  say(texts.upToDate(migrated.length));
  return 0;
}

async function makeKey(say: Say): Promise<number> {
  const key = await generateX25519Identity();
  say(texts.key(await identityToRecipient(key), key));
  return 0;
}

/** The secret key, which stands in no configuration of the server. */
export const identity = (): string | null => process.env['BACKUP_IDENTITY'] || null;
export const moment = (at: Date): string => `${longDay(at.toISOString())}, ${clockTime(at.toISOString())}`;
const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`;
