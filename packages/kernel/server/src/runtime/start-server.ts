import { brand } from '@pausenplatz/kernel-contract';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { ActorSource } from '../actor.ts';
import { backupJob } from '../backup/backup-job.ts';
import type { ServerFeature } from '../calls/feature.ts';
import { type Clock, systemClock } from '../clock.ts';
import { type Config, ConfigError } from '../config/config.ts';
import { kernelMigrations } from '../database/kernel-migrations.ts';
import { holdWall } from '../database/hold-wall.ts';
import { migrate } from '../database/migrations.ts';
import { assertDurable, type Database } from '../database/open.ts';
import { createApp } from '../http/app.ts';
import { readiness, registerHealth } from '../http/health.ts';
import { createLog } from '../http/log.ts';
import { runningRequests, type RunningRequests } from '../http/running-requests.ts';
import type { SitePage } from '../http/static-site.ts';
import { mountHub, type MountedHub } from '../hub/mount.ts';
import { sweepOutbox } from '../hub/outbox.ts';
import { mailJobs } from '../mail/mail-job.ts';
import { operationsConfig } from '../observing/config.ts';
import { addGauges } from '../observing/gauges.ts';
import { createObserver, type Observer } from '../observing/observer.ts';
import { hideOperations, registerOperations } from '../observing/operations-routes.ts';
import { listenForOperator } from '../observing/operations-server.ts';
import { operationsTexts } from '../observing/texts.ts';
import type { SafeFetch } from '../safe-fetch/safe-fetch.ts';
import { asSystem } from '../security/wall.ts';
import type { Services } from '../services.ts';
import { assertFree, folderProblem, listenProblem } from './start-problems.ts';
import { type DatabaseServer, databaseServer } from './database.ts';
import { type OpenServices, openServices } from './services.ts';

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
  /** How long running requests have when the server stops; tests wait for less. */
  readonly requestsMayTakeMs?: number;
}

export interface RunningServer {
  readonly app: FastifyInstance;
  /** For whoever starts the server: its database is the server's own, without any wall. */
  readonly services: Services;
  /** Address on which it listens, without a slash at the end; empty for a worker. */
  readonly address: string;
  stop(): Promise<void>;
}

const sweepEveryMs = 5_000;
const requestsMayTakeMs = 10_000;
/** What a request that was cut still holds of the database ends with the process. */
const closingMayTakeMs = 2_000;

/** Lock, open, migrate, self-check, listen — in this order; `stop` does the reverse. */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const { config, features } = settings;
  const say = settings.say ?? (() => undefined);
  const clock = settings.clock ?? systemClock;
  const log = settings.log ?? createLog(config.logLevel);
  const { port, token } = config.of(operationsConfig);
  const observer = createObserver(log, port !== null || token !== null);
  assertRole(config);
  const database = settings.databaseUrl
    ? { url: settings.databaseUrl, stop: async () => undefined }
    : await databaseServer(config, say, embeddedEnded(log), () => assertPorts(config));
  try {
    return await startOn(settings, { config, features, say, clock, log, observer, database });
  } catch (error) {
    await database.stop();
    throw folderProblem(error, config.dataDir);
  }
}

const embeddedEnded = (log: Logger) => () => {
  log.fatal('the embedded database ended');
  process.exit(1);
};

/** All that this process will listen on is free. */
async function assertPorts(config: Config): Promise<void> {
  const { role, port, host } = config.of(operationsConfig);
  if (role !== 'worker') await assertFree(config);
  if (port !== null) await assertFree({ port, host }, 'OPERATIONS_');
}

interface Started {
  readonly config: Config;
  readonly features: readonly ServerFeature[];
  readonly say: (line: string) => void;
  readonly clock: Clock;
  readonly log: Logger;
  readonly observer: Observer;
  readonly database: DatabaseServer;
}

async function startOn(settings: ServerSettings, started: Started): Promise<RunningServer> {
  const { config, features, clock, log, observer, database } = started;
  let address = '';
  const open = await openServices({
    config,
    clock,
    log,
    observer,
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
  { config, features, say, log, observer, database }: Started,
  open: OpenServices,
  tellAddress: (address: string) => void,
): Promise<RunningServer> {
  const { services, opened } = open;
  let isStopping = false;
  const { role, token } = config.of(operationsConfig);
  if (!settings.databaseUrl) await assertDurable(opened.systemDb);
  const applied = await migrate(opened.systemDb, [...kernelMigrations, ...features.flatMap((feature) => feature.migrations)]);
  if (applied.length > 0) say(`Datenbank: ${applied.length} Schritte nachgeführt.`);
  await holdWall(opened);
  for (const feature of features) await asSystem(() => feature.start?.(services));
  const backup = backupJob({ config, databaseUrl: database.url, fileNames: settings.fileNames ?? {} });
  await services.jobs.start(services, [...mailJobs, backup, ...features.flatMap((feature) => feature.jobs ?? [])], role !== 'web');
  await holdWall(opened);
  const problems = readiness(services, () => isStopping);
  let hub: MountedHub | null = null;
  const running = runningRequests();
  const facts = {
    hubConnections: () => hub?.connections() ?? 0,
    isHubLinked: () => hub?.isLinked() ?? false,
    pool: () => poolFacts(opened.pool),
  };
  const figures = features.flatMap((feature) => feature.figures ?? []);
  const collect = addGauges(observer, services, facts, figures);
  const operations = { services, observer, process: facts, problems, collect, token };
  const app = await createApp({
    services,
    features,
    site: settings.site,
    observer,
    running,
    problems,
    more: (one) => (token === null ? hideOperations(one) : registerOperations(one, operations)),
  });
  hub = await mountHub(app, services, features, { databaseUrl: database.url, say });
  open.setHub(hub.publisher);
  const forOperator = await listenForOperator(config, (one) => {
    registerHealth(one, problems);
    registerOperations(one, operations);
  });
  // Who only works through the queue speaks to nobody, but tells the hub what it did.
  const address = role === 'worker' ? '' : await listen(app, config);
  tellAddress(address);
  log.info(
    { version: brand.webVersion, node: process.versions.node, role, address: address || null, operations: forOperator?.address },
    'started',
  );
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
      log.info('stopping');
      const cut = await stopListening({ app, hub, running }, settings.requestsMayTakeMs ?? requestsMayTakeMs);
      if (cut > 0) log.warn({ cut }, 'requests were cut');
      await services.jobs.stop();
      await forOperator?.stop();
      await atMost(closingMayTakeMs, open.close());
      await database.stop();
      log.info('stopped');
    },
  };
}

const poolFacts = ({ totalCount, idleCount, waitingCount }: pg.Pool) => ({ total: totalCount, idle: idleCount, waiting: waitingCount });

/** A process that does only a part needs the others, and to know where people find them. */
function assertRole(config: Config): void {
  const { role } = config.of(operationsConfig);
  const problems = [
    ...(role !== 'all' && !config.databaseUrl ? [operationsTexts.workerNeedsDatabase] : []),
    ...(role === 'worker' && !config.publicUrl ? [operationsTexts.workerNeedsUrl] : []),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    return (await app.listen({ port: config.port, host: config.host })).replace('[::1]', 'localhost');
  } catch (error) {
    throw listenProblem(error, config);
  }
}

interface Listening {
  readonly app: FastifyInstance;
  readonly hub: MountedHub;
  readonly running: RunningRequests;
}

/** Sends the hub's listeners on, lets running requests end, and cuts those that do not; answers how many. */
async function stopListening({ app, hub, running }: Listening, mayTakeMs: number): Promise<number> {
  const began = performance.now();
  // First, while its clients can still say goodbye. Whoever watches `/ready` sends nobody here any more.
  await hub.stop();
  const cut = await running.finish(app, Math.max(0, mayTakeMs - (performance.now() - began)));
  await app.close();
  return cut;
}

const atMost = (ms: number, work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, ms).unref())]);
