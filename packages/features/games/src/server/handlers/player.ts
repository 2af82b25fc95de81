import { zurichDay } from '@pausenplatz/kernel-format';
import { personOf } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { getWordStatistics, setWordPlayer } from '../../contract/index.ts';
import { statisticsOf } from '../../rules/index.ts';
import { handle } from '../games.ts';
import { playerOf } from '../round-store.ts';

const columns = { isHard: 'is_hard', hasSeenHelp: 'has_seen_help' } as const;

const setHandler = handle(setWordPlayer, async (context, { field, value }) => {
  const { userId } = personOf(context);
  return context.transact(async ({ db }) => {
    await db
      .insertInto('word_player')
      .values({ user_id: userId, is_hard: false, has_seen_help: false, [columns[field]]: value })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ [columns[field]]: value }))
      .execute();
    return { player: await playerOf(db, userId) };
  });
});

const statisticsHandler = handle(getWordStatistics, async (context) => {
  const { userId } = personOf(context);
  const rounds = await context.db
    .selectFrom('word_round')
    .select(['day', sql<boolean>`state = 'solved'`.as('isSolved'), sql<number>`cardinality(guesses)`.as('tries')])
    .where('user_id', '=', userId)
    .where('kind', '=', 'daily')
    .where('state', '<>', 'open')
    .execute();
  return statisticsOf(rounds, zurichDay(context.clock.now()));
});

export const playerHandlers = [setHandler, statisticsHandler];
