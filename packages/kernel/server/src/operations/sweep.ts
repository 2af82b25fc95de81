import { sql } from 'kysely';
import type { JobDefinition } from '../jobs/jobs.ts';

/** Every ten minutes: limits that are over. Whoever tries out names leaves a row for each. */
export const sweepLimits: JobDefinition = {
  name: 'kernel-sweep-limits',
  schedule: '*/10 * * * *',
  run: async (services) => void (await services.db.deleteFrom('rate_limit').where('expire', '<', Date.now()).execute()),
};

const keepOperationDays = 30;
/** Longer than all tries of a mail together. */
const keepMailDays = 7;
const keepKeyHours = 24;

/** Forgets what nobody asks for any more: ended operations, and keys of requests that were repeated within a day. */
export const sweepKernel: JobDefinition = {
  name: 'kernel-sweep',
  schedule: '17 3 * * *',
  async run(services) {
    const now = services.clock.now();
    await services.db
      .deleteFrom('mail')
      .where('created_at', '<', sql<Date>`${now}::timestamptz - make_interval(days => ${keepMailDays})`)
      .execute();
    await services.db
      .deleteFrom('task')
      .where('finished_at', '<', sql<Date>`${now}::timestamptz - make_interval(days => ${keepOperationDays})`)
      .execute();
    await services.db
      .deleteFrom('idempotency_key')
      .where('at', '<', sql<Date>`${now}::timestamptz - make_interval(hours => ${keepKeyHours})`)
      .execute();
  },
};
