import { daysBefore } from '@pausenplatz/kernel-format';
import { type RawBuilder, sql } from 'kysely';
import type { JobDefinition } from './jobs.ts';

const atOnce = 1_000;

interface Trash {
  readonly name: string;
  /** Cron expression in Europe/Zurich. */
  readonly schedule: string;
  /** Has the columns `id` and `deleted_at`. */
  readonly table: string;
  readonly days: number;
  /** What is spared although its days are over. */
  readonly unless?: RawBuilder<boolean>;
}

/** Erases what was put into a trash so many days ago; bounded per run. Files of it go with the sweeps of documents, as nobody shows them any more. */
export const purgeJob = ({ name, schedule, table, days, unless = sql<boolean>`false` }: Trash): JobDefinition => ({
  name,
  schedule,
  async run({ db, clock }) {
    const [rows, oldest] = [sql.table(table), daysBefore(clock.now(), days)];
    // Said again outside: who fetched something back while this waited keeps it.
    await sql`delete from ${rows} where id in
      (select id from ${rows} where deleted_at < ${oldest} and not (${unless}) limit ${sql.lit(atOnce)})
      and deleted_at < ${oldest}`.execute(db);
  },
});
