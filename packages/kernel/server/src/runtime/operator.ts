import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActorSource } from '../actor.ts';
import type { ServerFeature } from '../calls/feature.ts';
import { type Clock, systemClock } from '../clock.ts';
import { type Config, ConfigError } from '../config/config.ts';
import { databasePassword, databaseUser } from '../database/embedded/cluster.ts';
import { databaseHome, unprivilegedUser } from '../database/embedded/folders.ts';
import type { Database } from '../database/open.ts';
import { createLog } from '../http/log.ts';
import { asSystem } from '../security/wall.ts';
import type { Services } from '../services.ts';
import { openServices } from './services.ts';

interface OperatorSettings {
  readonly config: Config;
  readonly features: readonly ServerFeature[];
  readonly actorSource: (db: Database, clock: Clock) => ActorSource;
}

/** Runs work of the operator beside a running server, on its database; neither jobs nor requests are served here. */
export async function asOperator<T>(
  { config, features, actorSource }: OperatorSettings,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  const open = await openServices({
    config,
    clock: systemClock,
    log: createLog('error'),
    databaseUrl: config.databaseUrl ?? runningDatabase(config.dataDir),
    actorSource,
    origin: () => config.publicUrl ?? '',
    features,
    safeFetch: undefined,
  });
  try {
    return await asSystem(() => work(open.services));
  } finally {
    await open.close();
  }
}

/** Address of the embedded database that a running server has started; throws ConfigError where none runs. */
function runningDatabase(dataDir: string): string {
  const home = databaseHome(dataDir, unprivilegedUser());
  const pidFile = join(home, 'cluster', 'postmaster.pid');
  // Fourth line of PostgreSQL's own pid file: the port.
  const port = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[3]) : 0;
  if (!port) throw new ConfigError([`Auf dem Datenordner ${dataDir} läuft kein Server. Starte ihn zuerst mit npm start.`]);
  return `postgres://${databaseUser}:${databasePassword(home)}@127.0.0.1:${port}/pausenplatz`;
}
