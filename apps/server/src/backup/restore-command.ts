import { rm } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, databaseServer, mailJobs, onDatabase, inDatabase, restoreBackup } from '@pausenplatz/kernel-server';
import { serverFeatures } from '../features.ts';
import { allMigrations, identity, moment } from './backup-command.ts';
import { commandTexts as texts } from './texts.ts';

type Say = (line: string) => void;

/** `npm run restore`: answers the exit code. */
export async function restoreCommand([argument = '', ...rest]: readonly string[], config: Config, say: Say): Promise<number> {
  if (argument === '' || rest.length > 0 || (argument.startsWith('--') && argument !== '--tidy')) {
    say(texts.restoreHelp);
    return 1;
  }
  // Takes the data folder, which a running server has not given back.
  const database = await databaseServer(config, say, () => undefined);
  try {
    return argument === '--tidy' ? await tidy(config, database.url, say) : await restore(resolve(argument), config, database.url, say);
  } finally {
    await database.stop();
  }
}

async function restore(path: string, config: Config, databaseUrl: string, say: Say): Promise<number> {
  const jobs = [...mailJobs, ...serverFeatures.flatMap((feature) => feature.jobs ?? [])];
  const settings = { config, databaseUrl, identity: identity(), migrations: allMigrations, jobs, now: new Date() };
  const read = await restoreBackup(path, settings);
  const rows = Object.values(read.sums.tables).reduce((sum, table) => sum + table.rows, 0);
  say(texts.restored(moment(new Date(read.head.createdAt)), rows, read.sums.files.count));
  if (read.head.withoutFiles) say(texts.noFiles);
  if (read.migrated.length > 0) say(texts.upToDate(read.migrated.length));
  if (read.jobs.length > 0) say(texts.jobs(read.jobs.length));
  if (read.aside.length > 0) say(texts.aside(read.aside));
  say(texts.start);
  return 0;
}

/** Deletes databases, folders and secrets that restoring has put aside. */
async function tidy(config: Config, databaseUrl: string, say: Say): Promise<number> {
  const admin = inDatabase(databaseUrl, 'postgres');
  const databases = config.databaseUrl
    ? []
    : await onDatabase<{ name: string }>(admin, "select datname as name from pg_database where datname ~ '^pausenplatz_before_[0-9tz]+$'");
  for (const { name } of databases) await onDatabase(admin, `drop database ${name} with (force)`);
  const paths = readdirSync(config.dataDir).filter((name) => /^(files|session-secret)\.before_[0-9tz]+$/.test(name));
  for (const name of paths) await rm(join(config.dataDir, name), { recursive: true, force: true });
  say(texts.tidied(databases.length + paths.length));
  return 0;
}
