import { giveStep, ownTables, ownWork, type Steps } from '@pausenplatz/kernel-server';
import { turnWorth } from '@pausenplatz/progress/rules';
import { rankedStep } from '@pausenplatz/progress/server';
import { proveClass } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import { gamesKeeps } from './keeps.ts';
import { picturePairs } from './pictures/pair-source.ts';
import { lentPictureSets, ownPictureSets } from './pictures/queries.ts';
import type { GamesTables } from './tables.ts';

/** What the games know about people and classes. */
export const gamesSteps: Steps = {
  keeps: gamesKeeps,
  given: [
    picturePairs,
    giveStep(rankedStep, ({ from }) => [
      {
        list: 'memory',
        // The fewest turns of the school year; of as many the quickest.
        ranked: sql`select distinct on (user_id) user_id, (turns * ${turnWorth}::int + least(ms / 1000, ${turnWorth}::int - 1))::int as value,
            finished_at as reached_at
          from memory_game where size = '6x6' and finished_at >= ${from}::date order by user_id, turns, ms, finished_at`,
      },
    ]),
  ],
  async usedFiles(_services, work, fileIds) {
    if (fileIds.length === 0) return [];
    const { db } = ownWork<GamesTables>(work);
    const rows = await db.selectFrom('memory_picture').select('file_id').distinct().where('file_id', 'in', fileIds).execute();
    return rows.map(({ file_id }) => file_id);
  },
  async exportFor(services, userId) {
    const db = ownTables<GamesTables>(services.db);
    const wordRounds = await db
      .selectFrom('word_round')
      .select(['kind', 'day', 'level', 'guesses', 'is_hard', 'state'])
      // Whoever fetches their export in the middle of a board shall not find the word in it.
      .select(sql<string | null>`case when state <> 'open' then answer end`.as('answer'))
      .where('user_id', '=', userId)
      .orderBy('day')
      .orderBy('id')
      .execute();
    const wordPlayer = await db.selectFrom('word_player').select(['is_hard', 'has_seen_help']).where('user_id', '=', userId).execute();
    const memoryGames = await db
      .selectFrom('memory_game')
      .select(['size', 'set_name', 'started_at', 'finished_at', 'turns', 'ms', 'points'])
      .where('user_id', '=', userId)
      .orderBy('started_at')
      .execute();
    // Against whom is theirs as well, and where the cards lie is not known before a game has ended.
    const memoryDuels = await db
      .selectFrom('memory_duel')
      .select(['set_name', 'size', 'state', 'invited_at', 'changed_at'])
      .select([
        sql<string>`case when inviter_id = ${userId} then 'inviter' else 'invitee' end`.as('as'),
        sql<number>`cardinality(array_positions(finders, case when inviter_id = ${userId} then 0 else 1 end))`.as('pairs'),
      ])
      .where((where) => where.or([where('inviter_id', '=', userId), where('invitee_id', '=', userId)]))
      .orderBy('invited_at')
      .execute();
    return { data: { wordRounds, wordPlayer, memoryGames, memoryDuels, pictureSets: await ownPictureSets(db, userId) } };
  },
  async exportClass(services, classId, actor) {
    const db = ownTables<GamesTables>(services.db);
    const scope = await proveClass({ db, actor }, classId, 'read');
    if (!scope.rights.has('review')) return null;
    const wordList = await db
      .selectFrom('word_list')
      .select(['words', 'is_daily', 'daily_from'])
      .where('class_id', '=', scope.classId)
      .execute();
    const memoryClass = await db.selectFrom('memory_class').select('has_duels').where('class_id', '=', scope.classId).execute();
    const pictureSets = await lentPictureSets(db, scope.classId);
    return wordList.length + memoryClass.length + pictureSets.length === 0 ? null : { data: { wordList, memoryClass, pictureSets } };
  },
};
