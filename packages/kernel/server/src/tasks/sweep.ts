import { sql } from 'kysely';
import type { JobDefinition } from '../jobs/jobs.ts';

const keepTaskDays = 30;
const keepKeyHours = 24;

/** Forgets what nobody asks for any more: ended tasks, and keys of requests that were repeated within a day. */
export const sweepTasks: JobDefinition = {
  name: 'kernel-sweep',
  schedule: '17 3 * * *',
  async run(services) {
    const now = services.clock.now();
    await services.db
      .deleteFrom('task')
      .where('finished_at', '<', sql<Date>`${now}::timestamptz - make_interval(days => ${keepTaskDays})`)
      .execute();
    await services.db
      .deleteFrom('idempotency_key')
      .where('at', '<', sql<Date>`${now}::timestamptz - make_interval(hours => ${keepKeyHours})`)
      .execute();
  },
};
