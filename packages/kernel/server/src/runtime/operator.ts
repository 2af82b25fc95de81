import type { ActorSource } from '../actor.ts';
import type { ServerFeature } from '../calls/feature.ts';
import { type Clock, systemClock } from '../clock.ts';
import { type Config, ConfigError } from '../config/config.ts';
import { runningDatabase } from '../database/embedded/running.ts';
import type { Database } from '../database/open.ts';
import { createLog } from '../http/log.ts';
import { createObserver } from '../observing/observer.ts';
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
  const log = createLog('error');
  const open = await openServices({
    config,
    clock: systemClock,
    log,
    observer: createObserver(log),
    databaseUrl: config.databaseUrl ?? runningDatabase(config.dataDir) ?? noServer(config.dataDir),
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

function noServer(dataDir: string): never {
  throw new ConfigError([`Auf dem Datenordner ${dataDir} läuft kein Server. Starte ihn zuerst mit npm start.`]);
}
