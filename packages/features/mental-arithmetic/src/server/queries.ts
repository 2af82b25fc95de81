import type { Box } from '@pausenplatz/progress/rules';
import { type StateRow, statesOf } from '@pausenplatz/progress/server';
import { type Kysely, sql } from 'kysely';
import { mentalArithmeticLimits, type RunKind, type Stage } from '../contract/index.ts';
import type { Skill, timeLimit } from '../rules/index.ts';
import type { MentalArithmeticTables } from './tables.ts';

type Db = Kysely<MentalArithmeticTables>;

/** Name under which progress keeps what is done here. */
export const trainer = 'mental-arithmetic';

/** In which box the kinds of calculations of these people are, in one query. */
export async function boxesOf(db: Db, userIds: readonly string[]): Promise<(userId: string) => (skill: Skill) => Box> {
  const byPerson = Map.groupBy(await statesOf(db, trainer, userIds), ({ userId }: StateRow) => userId);
  return (userId) => {
    const boxes = new Map((byPerson.get(userId) ?? []).map(({ item, box }) => [item, box]));
    return (skill) => boxes.get(skill) ?? 0;
  };
}

/** What came of the runs of somebody at a stage, in one way of running. */
interface Tally {
  readonly userId: string;
  readonly stage: Stage;
  readonly kind: RunKind;
  readonly best: number;
  readonly isPassed: boolean;
  readonly lastAt: Date;
}

/** All runs of these people that were handed in, as one line for each stage and way, in one query. */
export async function talliesOf(db: Db, userIds: readonly string[]): Promise<readonly Tally[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<Tally>`
    select user_id as "userId", stage, kind, max(right_first) as best, bool_or(is_passed) as "isPassed", max(finished_at) as "lastAt"
    from mental_arithmetic_run where user_id = any(${[...userIds]}::text[]) and finished_at is not null
    group by user_id, stage, kind`.execute(db);
  return rows;
}

/** Shares of the last runs of somebody in percent, by stage, the oldest first, in one query. */
export async function curvesOf(db: Db, userId: string): Promise<(stage: Stage) => number[]> {
  const { rows } = await sql<{ readonly stage: Stage; readonly share: number }>`
    select stage, share from (
      select stage, finished_at, round(100.0 * right_first / asked)::int as share,
        row_number() over (partition by stage order by finished_at desc) as place
      from mental_arithmetic_run where user_id = ${userId} and finished_at is not null and asked > 0) last
    where place <= ${mentalArithmeticLimits.lastRuns} order by finished_at`.execute(db);
  return (stage) => rows.filter((row) => row.stage === stage).map(({ share }) => share);
}

/** The last run of somebody against the clock at a stage. */
export async function lastTimed(db: Db, userId: string, stage: Stage): Promise<Parameters<typeof timeLimit>[2]> {
  const row = await db
    .selectFrom('mental_arithmetic_run')
    .select(['limit_ms', 'answered', 'timeouts'])
    .where('user_id', '=', userId)
    .where('stage', '=', stage)
    .where('finished_at', 'is not', null)
    .where('limit_ms', 'is not', null)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && row.limit_ms !== null ? { limitMs: row.limit_ms, asked: row.answered, timeouts: row.timeouts } : null;
}
