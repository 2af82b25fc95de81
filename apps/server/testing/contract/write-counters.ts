import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { World } from '@pausenplatz/account/testing';
import { asSystem } from '@pausenplatz/kernel-server';
import { serverFeatures } from '../../src/features.ts';

/** More than any pool of the server holds, so that each of its connections takes part. */
const connections = 24;

/**
 * Rows that were ever written, by table, as PostgreSQL itself counts them: all tables but the job queue's, which works by its own clock.
 * Connections report what they wrote only now and then; here each is asked to do so first.
 */
export async function writeCounters({ services }: World): Promise<Readonly<Record<string, number>>> {
  const flush = () => sql`select pg_stat_force_next_flush(), pg_sleep(0.02)`.execute(services.db);
  await Promise.all(Array.from({ length: connections }, flush));
  const { rows } = await sql<{ name: string; writes: string }>`
    select schemaname || '.' || relname as name, n_tup_ins + n_tup_upd + n_tup_del as writes from pg_stat_user_tables
    where schemaname <> 'jobs' order by 1`.execute(services.db);
  return Object.fromEntries(rows.map(({ name, writes }) => [name, Number(writes)]));
}

/** Does now what the server would do within the next seconds by its own clock, as drawing the pictures that an example planted. */
async function doRecurringWork({ services }: World): Promise<void> {
  const recurring = serverFeatures.flatMap(({ jobs = [] }) => jobs.filter(({ everySeconds }) => everySeconds !== undefined));
  for (const job of recurring) await asSystem(() => job.run(services, {} as never));
}

/** The counters once nothing moves any more: examples begin background work, which goes on for a while. */
export async function restingCounters(world: World): Promise<Readonly<Record<string, number>>> {
  await doRecurringWork(world);
  let before = await writeCounters(world);
  for (let tries = 0; tries < 30; tries += 1) {
    await pause(1_000);
    const after = await writeCounters(world);
    if (writtenBetween(before, after).length === 0) return after;
    before = after;
  }
  throw new Error('The server never came to rest.');
}

/** The tables whose counters moved. */
export function writtenBetween(before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>): string[] {
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}
