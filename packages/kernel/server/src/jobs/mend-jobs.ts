import { type Kysely, sql } from 'kysely';

interface StuckJob {
  readonly id: string;
  readonly name: string;
  readonly state: 'failed' | 'retry' | 'active';
  readonly createdAt: Date;
  readonly tries: number;
}

const shownDays = 14;

/** Jobs that failed, wait for another try, or run for longer than a quarter of an hour; the newest first. */
export async function stuckJobs(db: Kysely<never>): Promise<readonly StuckJob[]> {
  const { rows } = await sql<StuckJob>`
    select id::text, name, state::text, created_on as "createdAt", retry_count + 1 as tries from jobs.job
    where name not like '\\_\\_%' and created_on > now() - make_interval(days => ${shownDays})
      and (state in ('failed', 'retry') or (state = 'active' and started_on < now() - interval '15 minutes'))
    order by created_on desc, id limit 200`.execute(db);
  return rows;
}

/** Gives a failed job one more try, and the operation that it runs too; false where no such job has failed. */
export async function retryJob(db: Kysely<never>, id: string): Promise<boolean> {
  const { rows } = await sql<{ task: string | null }>`
    update jobs.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null
    where id::text = ${id} and state = 'failed' returning data ->> 'taskId' as task`.execute(db);
  const [job] = rows;
  if (job?.task)
    await sql`update task set state = 'waiting', attempts = 0, failure = null, finished_at = null
      where id = ${job.task} and state = 'failed'`.execute(db);
  return job !== undefined;
}

/** Takes a job out of the queue for good, whatever becomes of it; false where none is there or it has ended well. */
export async function finishJob(db: Kysely<never>, id: string): Promise<boolean> {
  const { rows } = await sql<{ task: string | null }>`
    update jobs.job set state = 'cancelled', completed_on = now()
    where id::text = ${id} and state in ('created', 'retry', 'active', 'failed') returning data ->> 'taskId' as task`.execute(db);
  const [job] = rows;
  // Whoever waits for it is told by the screen, which asks.
  if (job?.task)
    await sql`update task set state = 'failed', only_one = null, finished_at = now()
      where id = ${job.task} and state in ('waiting', 'running')`.execute(db);
  return job !== undefined;
}
