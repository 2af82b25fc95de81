import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { proveClass } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import { gamesKeeps } from './keeps.ts';
import type { GamesTables } from './tables.ts';

/** What the games know about people and classes. */
export const gamesSteps: Steps = {
  keeps: gamesKeeps,
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
    return { data: { wordRounds, wordPlayer } };
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
    return wordList.length === 0 ? null : { data: { wordList } };
  },
};
