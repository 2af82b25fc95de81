import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Observer } from '../observing/observer.ts';
import type { PendingJob } from '../backup/manifest.ts';
import { asSystem } from '../security/wall.ts';
import type { Services } from '../services.ts';

/** Work that may wait and must not be lost: mails, audio, thumbnails. Run at least once, so `run` is idempotent. */
export interface JobDefinition {
  readonly name: string;
  readonly run: (services: Services, data: never) => Promise<void>;
  /** Tries after a fault, with growing pauses. */
  readonly retries?: number;
  /** Seconds between two looks into the queue; 2 unless said. */
  readonly pollSeconds?: number;
  /** Jobs of this kind that run beside each other in one process; 1 unless said. */
  readonly atOnce?: number;
  /** Seconds after which a run counts as lost; a quarter of an hour unless said. */
  readonly mayTakeSeconds?: number;
  /** A run that gives no sign of life for so long is lost, as when its server was killed, and is begun again; 10 at least. */
  readonly heartbeatSeconds?: number;
  /** Cron expression in Europe/Zurich for work that comes again. */
  readonly schedule?: string;
  /** Seconds between two runs of work that comes again sooner than a cron expression can say; a run that fails is no loss, the next one comes. */
  readonly everySeconds?: number;
}

export interface Jobs {
  /** Puts a job into the queue; with a transaction's `db` it exists exactly if that commits. */
  enqueue<Tables>(db: Kysely<Tables>, name: string, data: object): Promise<void>;
  /** `works: false` only puts jobs into the queue, which other processes work through. */
  start(services: Services, definitions: readonly JobDefinition[], works: boolean): Promise<void>;
  stop(): Promise<void>;
}

export function createJobs(pool: pg.Pool, log: Logger, observer: Pick<Observer, 'job'>): Jobs {
  const options: ConstructorOptions = { db: { executeSql: (text, values) => pool.query(text, values) }, schema: 'jobs' };
  const boss = new PgBoss(options);
  const every = (seconds: number, name: string, run: () => Promise<void>) =>
    setInterval(() => void run().catch((error: unknown) => log.warn({ err: error, job: name }, 'recurring job')), seconds * 1000).unref();
  const observed = async (name: string, run: () => Promise<void>) => {
    const began = performance.now();
    try {
      await run();
      observer.job(name, performance.now() - began, null);
    } catch (error) {
      observer.job(name, performance.now() - began, error);
      throw error;
    }
  };
  const timers: NodeJS.Timeout[] = [];
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  return {
    async enqueue(db, name, data) {
      await boss.send(name, data, { db: { executeSql: (text, values) => execute(db, text, values ?? []) } });
    },
    async start(services, definitions, works) {
      await boss.start();
      for (const definition of definitions) {
        if (definition.everySeconds !== undefined) {
          if (!works) continue;
          timers.push(every(definition.everySeconds, definition.name, () => asSystem(() => definition.run(services, {} as never))));
          continue;
        }
        await boss.createQueue(definition.name, queueOf(definition));
        // A queue of before knows nothing of it.
        if (definition.heartbeatSeconds !== undefined) await boss.updateQueue(definition.name, queueOf(definition));
        if (!works) continue;
        await boss.work(
          definition.name,
          { pollingIntervalSeconds: definition.pollSeconds ?? 2, localConcurrency: definition.atOnce ?? 1 },
          async (jobs) => {
            for (const job of jobs) await observed(definition.name, () => asSystem(() => definition.run(services, job.data as never)));
          },
        );
        if (definition.schedule) await boss.schedule(definition.name, definition.schedule, {}, { tz: 'Europe/Zurich' });
      }
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
}

const queueOf = (definition: JobDefinition) => ({
  retryLimit: definition.retries ?? 5,
  retryBackoff: true,
  ...(definition.heartbeatSeconds !== undefined && { heartbeatSeconds: definition.heartbeatSeconds }),
  ...(definition.mayTakeSeconds !== undefined && { expireInSeconds: definition.mayTakeSeconds }),
});

/** Puts work that had not been done into the queue of a database that no server works on yet. */
export async function enqueuePending(url: string, definitions: readonly JobDefinition[], pending: readonly PendingJob[]): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const name of new Set(pending.map((job) => job.name))) {
      const definition = definitions.find((one) => one.name === name);
      await boss.createQueue(name, queueOf(definition ?? { name, run: async () => undefined }));
      await boss.insert(
        name,
        pending
          .filter((job) => job.name === name)
          .map(({ id, priority, startAfter, data }) => ({ id, priority, startAfter, ...(data && { data }) })),
      );
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Runs pg-boss's own statement on the caller's transaction. */
async function execute<Tables>(db: Kysely<Tables>, text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> {
  const parts = text.split(/\$(\d+)/);
  const fragments = parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`));
  const { rows } = await sql.join(fragments, sql.raw('')).execute(db);
  return { rows: [...rows] };
}
