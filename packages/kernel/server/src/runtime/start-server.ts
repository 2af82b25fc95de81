import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ActorSource } from '../actor.ts';
import { backupJob } from '../backup/backup-job.ts';
import type { ServerFeature } from '../calls/feature.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { kernelMigrations } from '../database/kernel-migrations.ts';
import { holdWall } from '../database/hold-wall.ts';
import { migrate } from '../database/migrations.ts';
import { assertDurable, type Database } from '../database/open.ts';
import { createApp } from '../http/app.ts';
import { createLog } from '../http/log.ts';
import type { SitePage } from '../http/static-site.ts';
import { mountHub, type MountedHub } from '../hub/mount.ts';
import { sweepOutbox } from '../hub/outbox.ts';
import { mailJobs } from '../mail/mail-job.ts';
import type { SafeFetch } from '../safe-fetch/safe-fetch.ts';
import { asSystem } from '../security/wall.ts';
import type { Services } from '../services.ts';
import { listenProblem } from './start-problems.ts';
import { type DatabaseServer, databaseServer } from './database.ts';
import { fileFolder, type OpenServices, openServices } from './services.ts';

export interface ServerSettings {
  readonly config: Config;
  readonly features: readonly ServerFeature[];
  readonly actorSource: (db: Database, clock: Clock) => ActorSource;
  readonly site: { readonly folder: string; readonly pages: readonly SitePage[] } | null;
  readonly say?: (line: string) => void;
  readonly clock?: Clock;
  readonly log?: Logger;
  /** Column that names stored files, by its table (`public.file`): backups look whether they are there. */
  readonly fileNames?: Readonly<Record<string, string>>;
  /** Tests bring a database that is already there, without the check that it is durable. */
  readonly databaseUrl?: string;
  /** Tests bring one that reaches their own servers. */
  readonly safeFetch?: SafeFetch;
}

export interface RunningServer {
  readonly app: FastifyInstance;
  /** For whoever starts the server: its database is the server's own, without any wall. */
  readonly services: Services;
  /** Address on which it listens, without a slash at the end. */
  readonly address: string;
  stop(): Promise<void>;
}

const sweepEveryMs = 5_000;
const requestsMayTakeMs = 10_000;

/** Lock, open, migrate, self-check, listen — in this order; `stop` does the reverse. */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const { config, features } = settings;
  const say = settings.say ?? (() => undefined);
  const clock = settings.clock ?? systemClock;
  const log = settings.log ?? createLog(config.logLevel);
  const database = settings.databaseUrl
    ? { url: settings.databaseUrl, stop: async () => undefined }
    : await databaseServer(config, say, () => {
        log.fatal('the embedded database ended');
        process.exit(1);
      });
  try {
    return await startOn(settings, { config, features, say, clock, log, database });
  } catch (error) {
    await database.stop();
    throw error;
  }
}

interface Started {
  readonly config: Config;
  readonly features: readonly ServerFeature[];
  readonly say: (line: string) => void;
  readonly clock: Clock;
  readonly log: Logger;
  readonly database: DatabaseServer;
}

async function startOn(settings: ServerSettings, started: Started): Promise<RunningServer> {
  const { config, features, clock, log, database } = started;
  let address = '';
  const open = await openServices({
    config,
    clock,
    log,
    databaseUrl: database.url,
    actorSource: settings.actorSource,
    origin: () => config.publicUrl ?? address,
    features,
    safeFetch: settings.safeFetch,
  });
  try {
    return await serve(settings, started, open, (at) => (address = at));
  } catch (error) {
    await open.close();
    throw error;
  }
}

async function serve(
  settings: ServerSettings,
  { config, features, say, log, database }: Started,
  open: OpenServices,
  tellAddress: (address: string) => void,
): Promise<RunningServer> {
  const { services, opened } = open;
  let isStopping = false;
  if (!settings.databaseUrl) await assertDurable(opened.systemDb);
  const applied = await migrate(opened.systemDb, [...kernelMigrations, ...features.flatMap((feature) => feature.migrations)]);
  if (applied.length > 0) say(`Datenbank: ${applied.length} Schritte nachgeführt.`);
  await holdWall(opened);
  for (const feature of features) await asSystem(() => feature.start?.(services));
  const backup = backupJob({ config, databaseUrl: database.url, fileNames: settings.fileNames ?? {} });
  await services.jobs.start(services, [...mailJobs, backup, ...features.flatMap((feature) => feature.jobs ?? [])]);
  await holdWall(opened);
  const app = await createApp({ services, features, site: settings.site, fileFolder: fileFolder(config), isStopping: () => isStopping });
  const hub = await mountHub(app, services, features, { databaseUrl: database.url, say });
  open.setHub(hub.publisher);
  const address = await listen(app, config);
  tellAddress(address);
  const sweepOlder = (seconds: number): Promise<number> => asSystem(() => sweepOutbox(services, seconds));
  await sweepOlder(0);
  const sweep = setInterval(() => void sweepOlder(10).catch((error: unknown) => log.warn({ err: error }, 'outbox sweep')), sweepEveryMs);
  return {
    app,
    services: { ...services, db: opened.systemDb },
    address,
    async stop() {
      if (isStopping) return;
      isStopping = true;
      clearInterval(sweep);
      await stopListening(app, hub);
      await services.jobs.stop();
      await open.close();
      await database.stop();
    },
  };
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    return (await app.listen({ port: config.port, host: config.host })).replace('[::1]', 'localhost');
  } catch (error) {
    throw listenProblem(error, config);
  }
}

async function stopListening(app: FastifyInstance, hub: MountedHub): Promise<void> {
  await hub.stop();
  await Promise.race([app.close(), new Promise((resolve) => setTimeout(resolve, requestsMayTakeMs).unref())]);
}
