import { newId } from '@pausenplatz/kernel-server';
import type { Kysely, Selectable } from 'kysely';
import type { Board, Player, Round } from '../contract/index.ts';
import { judge } from '../rules/index.ts';
import type { GamesTables, OwnTables } from './tables.ts';

type Db = Kysely<GamesTables>;
export type RoundRow = Selectable<OwnTables['word_round']>;

/** One person's board of a day; `classId` where the word is of a class's list. */
export const dailyRound = (db: Db, userId: string, day: string, classId: string | null): Promise<RoundRow | undefined> =>
  db
    .selectFrom('word_round')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'daily')
    .where('day', '=', day)
    .where('class_id', 'is not distinct from', classId)
    .executeTakeFirst();

export const freeRound = (db: Db, userId: string): Promise<RoundRow | undefined> =>
  db.selectFrom('word_round').selectAll().where('user_id', '=', userId).where('kind', '=', 'free').executeTakeFirst();

export async function addRound(
  db: Db,
  begun: Pick<RoundRow, 'user_id' | 'kind' | 'day' | 'class_id' | 'level' | 'answer'>,
): Promise<RoundRow> {
  return db
    .insertInto('word_round')
    .values({ ...begun, id: newId(), guesses: [], is_hard: null, state: 'open' })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function playerOf(db: Db, userId: string): Promise<Player> {
  const row = await db
    .selectFrom('word_player')
    .select(['is_hard as isHard', 'has_seen_help as hasSeenHelp'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { isHard: false, hasSeenHelp: false };
}

/** A board as it leaves the server: signs, and the word itself only once nothing can be tried any more. */
export function presentRound(row: RoundRow, board: Board): Round {
  const { level, class_id, is_hard: isHard, guesses, answer, state } = row;
  return {
    board,
    level,
    isOfClass: class_id !== null,
    isHard,
    rows: guesses.map((word) => ({ word, marks: judge(word, answer) })),
    state,
    answer: state === 'open' ? null : answer,
  };
}

/** A board on which nothing was tried yet: its word is drawn with the first guess. */
export const untouchedRound = (board: Board, isOfClass: boolean): Round => ({
  board,
  level: null,
  isOfClass,
  isHard: null,
  rows: [],
  state: 'open',
  answer: null,
});
