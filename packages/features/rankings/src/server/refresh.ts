import { zurichDay } from '@pausenplatz/kernel-format';
import { type JobDefinition, type Services, transactAs } from '@pausenplatz/kernel-server';
import { rankedStep, type Ranked } from '@pausenplatz/progress/server';
import { schoolYearOf } from '@pausenplatz/schools/rules';
import { type Kysely, sql } from 'kysely';
import type { RankingsTables } from './tables.ts';

/** Points of the school year, of these trainers or of all. */
function points(trainers: readonly string[] | null, from: string): Ranked {
  const those = trainers === null ? sql`true` : sql`trainer = any(${[...trainers]}::text[])`;
  // The day on which the last point came: whoever had so many first stands first.
  return sql`select user_id, sum(points)::int as value, max(day)::date::timestamptz as reached_at from progress_sum
    where day >= ${from} and ${those} group by user_id having sum(points) > 0`;
}

/**
 * Makes the lists anew, each in one statement, whatever was practised; a person stays where they are while their value does. It writes
 * only what changed. Inside of a transaction: nobody reads half a list.
 */
export async function refresh(db: Kysely<RankingsTables>, { clock, steps }: Pick<Services, 'clock' | 'steps'>): Promise<void> {
  const today = zurichDay(clock.now());
  const from = `${schoolYearOf(today)}-08-01`;
  const given = steps.given(rankedStep).flatMap(({ step }) => step({ from, today }));
  const lists = [
    { list: 'points', ranked: points(null, from) },
    ...given.map((one) => ('ranked' in one ? one : { list: one.list, ranked: points(one.trainers, from) })),
  ];
  for (const { list, ranked } of lists) {
    await sql`with fresh as (${ranked}), gone as (
        delete from rankings_value old where list = ${list} and not exists (select from fresh where fresh.user_id = old.user_id))
      insert into rankings_value as old (list, user_id, value, reached_at) select ${list}, user_id, value, reached_at from fresh
      on conflict (list, user_id) do update set value = excluded.value, reached_at = excluded.reached_at
      where old.value <> excluded.value`.execute(db);
  }
}

export const refreshRankings: JobDefinition = {
  name: 'rankings-refresh',
  schedule: '* * * * *',
  run: (services) => transactAs<RankingsTables>(services)(({ db }) => refresh(db, services)),
};
