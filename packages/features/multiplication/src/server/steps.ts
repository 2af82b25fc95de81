import { giveStep, ownTables, type Steps } from '@pausenplatz/kernel-server';
import { paceStep, rankedStep } from '@pausenplatz/progress/server';
import { proveClass } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import { multiplicationKeeps } from './keeps.ts';
import { divisionTrainer, paceOf, settingsOfPupils, trainer } from './queries.ts';
import type { MultiplicationTables } from './tables.ts';

/** What multiplication knows about people and classes. */
export const multiplicationSteps: Steps = {
  keeps: multiplicationKeeps,
  given: [
    giveStep(paceStep, async ({ db }, userIds) => {
      const settingsOf = await settingsOfPupils(db, userIds);
      return (userId) => paceOf(settingsOf(userId));
    }),
    giveStep(rankedStep, ({ from }) => [
      { list: 'multiplication', trainers: [trainer, divisionTrainer] },
      {
        list: 'tempo',
        // Everybody's fastest of the school year, with three errors at most.
        ranked: sql`select distinct on (user_id) user_id, ms as value, finished_at as reached_at from multiplication_run
          where kind = 'tempo' and is_passed and finished_at >= ${from}::date order by user_id, ms, finished_at`,
      },
    ]),
  ],
  async exportFor(services, userId) {
    const db = ownTables<MultiplicationTables>(services.db);
    const runs = await db
      .selectFrom('multiplication_run')
      .select(['kind', 'level', 'series', 'tasks', 'started_at', 'finished_at', 'is_passed', 'errors', 'ms', 'log'])
      .where('user_id', '=', userId)
      .orderBy('started_at')
      .execute();
    const levels = await db
      .selectFrom('multiplication_pass')
      .select(['series', 'level', 'passed_at'])
      .where('user_id', '=', userId)
      .orderBy('passed_at')
      .execute();
    const multiplicationSettings = await db
      .selectFrom('multiplication_pupil')
      .select(['time_mode', 'without_time', 'special_factors', 'mix_factors'])
      .where('user_id', '=', userId)
      .execute();
    const diploma = await db.selectFrom('multiplication_diploma').select(['code', 'at']).where('user_id', '=', userId).execute();
    return { data: { runs, levels, multiplicationSettings, diploma } };
  },
  async exportClass(services, classId, actor) {
    const db = ownTables<MultiplicationTables>(services.db);
    const scope = await proveClass({ db, actor }, classId, 'read');
    if (!scope.rights.has('review')) return null;
    const keyFacts = await db.selectFrom('multiplication_class').select('key_set').where('class_id', '=', scope.classId).execute();
    return keyFacts.length === 0 ? null : { data: { keyFacts } };
  },
};
