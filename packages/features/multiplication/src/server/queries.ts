import type { Kysely } from 'kysely';
import { statesOf } from '@pausenplatz/progress/server';
import type { KeySet } from '../contract/index.ts';
import type { Pace } from '@pausenplatz/progress/contract';
import type { MultiplicationTables } from './tables.ts';

type Db = Kysely<MultiplicationTables>;

/** Names under which progress keeps what is done here. */
export const trainer = 'multiplication';
export const divisionTrainer = 'division';

export interface PupilSettings {
  readonly timeMode: 0 | 1;
  readonly withoutTime: boolean;
  readonly specialFactors: readonly number[];
  readonly mixFactors: readonly number[];
}

const usual: PupilSettings = { timeMode: 0, withoutTime: false, specialFactors: [], mixFactors: [] };

/** What is set for people, by their id; those for whom nothing is set have the usual. */
export async function settingsOfPupils(db: Db, userIds: readonly string[]): Promise<(userId: string) => PupilSettings> {
  const rows =
    userIds.length === 0 ? [] : await db.selectFrom('multiplication_pupil').selectAll().where('user_id', 'in', userIds).execute();
  const byId = new Map(
    rows.map((row): [string, PupilSettings] => [
      row.user_id,
      {
        timeMode: row.time_mode === 1 ? 1 : 0,
        withoutTime: row.without_time,
        specialFactors: row.special_factors,
        mixFactors: row.mix_factors,
      },
    ]),
  );
  return (userId) => byId.get(userId) ?? usual;
}

export const paceOf = ({ timeMode, withoutTime }: PupilSettings): Pace => (withoutTime ? 'free' : timeMode === 1 ? 'more' : 'standard');

/** The key facts of a pupil's class; rows where no class has set any. */
export async function keySetOf(db: Db, userId: string): Promise<KeySet> {
  const row = await db
    .selectFrom('class_pupil')
    .innerJoin('multiplication_class', 'multiplication_class.class_id', 'class_pupil.class_id')
    .innerJoin('school_class', 'school_class.id', 'class_pupil.class_id')
    .select('key_set')
    .where('user_id', '=', userId)
    .where('archived_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('school_class.id')
    .executeTakeFirst();
  return row?.key_set ?? 'rows';
}

export interface PassRow {
  readonly userId: string;
  readonly series: number;
  readonly level: number;
}

export async function passesOf(db: Db, userIds: readonly string[]): Promise<PassRow[]> {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('multiplication_pass')
    .select(['user_id as userId', 'series', 'level'])
    .where('user_id', 'in', userIds)
    .orderBy('series')
    .orderBy('level')
    .execute();
}

export const factsOfPeople = (db: Db, userIds: readonly string[]) => statesOf(db, trainer, userIds);

export async function diplomaOf(db: Db, userId: string): Promise<{ code: string; at: string } | null> {
  const row = await db.selectFrom('multiplication_diploma').select(['code', 'at']).where('user_id', '=', userId).executeTakeFirst();
  return row ? { code: row.code, at: row.at.toISOString() } : null;
}

/** The last runs of a kind that somebody handed in. */
export const lastRuns = (db: Db, userId: string, kind: 'level' | 'tempo', count: number, level: number | null = null) =>
  db
    .selectFrom('multiplication_run')
    .select(['id', 'series', 'finished_at', 'is_passed', 'errors', 'ms', 'log'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('finished_at', 'is not', null)
    .$if(level !== null, (query) => query.where('level', '=', level))
    .orderBy('finished_at', 'desc')
    .limit(count)
    .execute();

/** The fastest run for time with at most three errors. */
export async function bestTime(db: Db, userId: string): Promise<number | null> {
  const { best } = await db
    .selectFrom('multiplication_run')
    .select(({ fn }) => fn.min('ms').as('best'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'tempo')
    .where('finished_at', 'is not', null)
    .where('is_passed', '=', true)
    .executeTakeFirstOrThrow();
  return best;
}
