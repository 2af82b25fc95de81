import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { type CallContext, lockFor, personOf, type Work } from '@pausenplatz/kernel-server';
import { proveClass } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import { type Board, getWordRound, guessWord, startWordRound } from '../../contract/index.ts';
import { leftOutOf, readWord, stateAfter, wordOfDay } from '../../rules/index.ts';
import { drawForClass, isOwnToday, listOf } from '../class-list.ts';
import { handle, refuse } from '../games.ts';
import { holdPlace } from '../places.ts';
import { addRound, dailyRound, freeRound, playerOf, presentRound, type RoundRow, untouchedRound } from '../round-store.ts';
import type { GamesTables } from '../tables.ts';
import { answers, dailyAnswers, isBlocked, isKnown } from '../words/known-words.ts';

type Context = CallContext<GamesTables>;
type Db = Kysely<GamesTables>;
type Held = Pick<Work<GamesTables>, 'db'>;

const getHandler = handle(getWordRound, async (context, { kind, classId = null }) => {
  const { db } = context;
  const { userId, attendsClassIds } = personOf(context);
  const scope = classId === null ? null : await proveClass(context, classId, 'read');
  const list = classId === null ? undefined : await listOf(db, classId);
  const player = await playerOf(db, userId);
  const about = { player, canSetWords: scope?.rights.has('teach') ?? false, hasClassWords: (list?.words.length ?? 0) > 0 };
  if (kind === 'free') {
    const row = await freeRound(db, userId);
    return { ...about, round: row ? presentRound(row, { kind, id: row.id }) : null };
  }
  const day = zurichDay(context.clock.now());
  const isOwn =
    scope !== null && !scope.isArchived && (about.canSetWords || attendsClassIds.includes(scope.classId)) && isOwnToday(list, day);
  const row = await dailyRound(db, userId, day, isOwn ? classId : null);
  const board = { kind, day, classId } as const;
  return { ...about, round: row ? presentRound(row, board) : untouchedRound(board, isOwn) };
});

const guessHandler = handle(guessWord, async (context, { board, position, word: typed }) => {
  const { userId } = personOf(context);
  if (board.kind === 'daily' && board.classId !== null) await proveClass(context, board.classId, 'read');
  const read = readWord(typed);
  if ('problem' in read) return refuse(read.problem === 'length' ? 'GAMES_WORD_LENGTH' : 'GAMES_WORD_LETTERS');
  const { word } = read;
  return context.transact(async (work) => {
    const { db } = work;
    // Two devices of one person, one after the other.
    await lockFor(db, `word rounds of ${userId}`);
    const row = await roundOf(context, work, board);
    // Sent once more because the answer got lost on the way.
    if (row.guesses[position] === word) return { round: presentRound(row, board) };
    if (row.state !== 'open') return refuse('GAMES_ROUND_OVER');
    if (position !== row.guesses.length) return refuse('GAMES_PLACE_TAKEN');
    if (!(await mayBeTried(db, row, word))) return refuse('GAMES_WORD_UNKNOWN', { details: { word } });
    const isHard = row.is_hard ?? (await playerOf(db, userId)).isHard;
    if (isHard) proveUse(row, board, word);
    const guesses = [...row.guesses, word];
    const changed = { guesses, is_hard: isHard, state: stateAfter(guesses, row.answer) };
    await db.updateTable('word_round').set(changed).where('id', '=', row.id).where('user_id', '=', userId).execute();
    return { round: presentRound({ ...row, ...changed }, board) };
  });
});

/** The board that is meant, begun where it is that of today. */
async function roundOf(context: Context, work: Held, board: Board): Promise<RoundRow> {
  const { db } = work;
  const { userId } = personOf(context);
  if (board.kind === 'free') {
    const row = await freeRound(db, userId);
    return row?.id === board.id ? row : refuse('GAMES_ROUND_NOT_FOUND');
  }
  const { day, classId } = board;
  const today = zurichDay(context.clock.now());
  if (day !== today) return roundOfYesterday(db, userId, { day, classId, today });
  const ofToday = classId === null ? undefined : await dailyRound(db, userId, day, classId);
  if (ofToday) return ofToday;
  // Whose class it is plays the word of its list; whoever only looks in does not draw it for them.
  const own = classId !== null && (await holdPlace(work, classId, userId)) ? await drawForClass(db, classId, today) : null;
  const ofClass = own === null ? null : classId;
  const known = await dailyRound(db, userId, day, ofClass);
  const begun = {
    user_id: userId,
    kind: 'daily',
    day,
    class_id: ofClass,
    level: null,
    answer: own ?? wordOfDay(day, dailyAnswers),
  } as const;
  return known ?? addRound(db, begun);
}

/** What was begun before midnight may be finished, also where the line was away; nothing older, and nothing anew. */
async function roundOfYesterday(
  db: Db,
  userId: string,
  { day, classId, today }: { readonly day: string; readonly classId: string | null; readonly today: string },
): Promise<RoundRow> {
  if (day !== addDays(today, -1)) return refuse('GAMES_DAY_OVER');
  const row = (await dailyRound(db, userId, day, classId)) ?? (await dailyRound(db, userId, day, null));
  return row ?? refuse('GAMES_DAY_OVER');
}

/** A word of the game, or of the class whose list the answer is of: what may be looked for may be tried. */
async function mayBeTried(db: Db, row: RoundRow, word: string): Promise<boolean> {
  if (word === row.answer || isKnown(word)) return true;
  if (row.class_id === null || isBlocked(word)) return false;
  return (await listOf(db, row.class_id))?.words.includes(word) ?? false;
}

function proveUse(row: RoundRow, board: Board, word: string): void {
  const leftOut = leftOutOf(presentRound(row, board).rows, word);
  if (leftOut === null) return;
  const { letter, place } = leftOut;
  if (place === null) refuse('GAMES_HARD_LETTER', { details: { letter } });
  refuse('GAMES_HARD_PLACE', { details: { letter, place: String(place) } });
}

const startHandler = handle(startWordRound, async (context, { level, classId }) => {
  const { userId } = personOf(context);
  if (classId !== null) await proveClass(context, classId, 'read');
  const day = zurichDay(context.clock.now());
  return context.transact(async ({ db }) => {
    await lockFor(db, `word rounds of ${userId}`);
    const before = await freeRound(db, userId);
    const words = level === 'class' ? await wordsOfClass(db, classId) : answers[level];
    const fresh = words.filter((word) => word !== before?.answer);
    const choice = fresh.length > 0 ? fresh : words;
    const answer = choice[Math.floor(Math.random() * choice.length)] ?? refuse('GAMES_NO_CLASS_WORDS');
    if (before) await db.deleteFrom('word_round').where('id', '=', before.id).where('user_id', '=', userId).execute();
    const ofClass = level === 'class' ? classId : null;
    const row = await addRound(db, { user_id: userId, kind: 'free', day, class_id: ofClass, level, answer });
    return { round: presentRound(row, { kind: 'free', id: row.id }) };
  });
});

async function wordsOfClass(db: Db, classId: string | null): Promise<readonly string[]> {
  return classId === null ? [] : ((await listOf(db, classId))?.words ?? []);
}

export const roundHandlers = [getHandler, guessHandler, startHandler];
