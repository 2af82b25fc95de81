import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { personOf } from '@pausenplatz/kernel-server';
import { practisedWordsStep } from '@pausenplatz/progress/server';
import { holdClass, proveClass } from '@pausenplatz/schools/server';
import { type Kysely, sql } from 'kysely';
import { type ClassWords, gamesLimits as limits, getClassWords, setClassWords } from '../../contract/index.ts';
import { playableWords, readWord } from '../../rules/index.ts';
import { isOwnToday, listOf, type ListRow, lockList } from '../class-list.ts';
import { handle, refuse } from '../games.ts';
import type { GamesTables } from '../tables.ts';
import { isBlocked } from '../words/known-words.ts';

type Db = Kysely<GamesTables>;

const present = (row: ListRow | undefined): ClassWords => ({
  words: row?.words ?? [],
  isDaily: row?.is_daily ?? false,
  dailyFrom: row?.daily_from ?? null,
});

const getHandler = handle(getClassWords, async (context, { classId }) => {
  const scope = await proveClass(context, classId, 'teach');
  const row = await listOf(context.db, scope.classId);
  const practised: string[] = [];
  for (const { step } of context.steps.given(practisedWordsStep)) practised.push(...(await step(context, scope)));
  const suggestions = playableWords(practised).filter((word) => !isBlocked(word) && !row?.words.includes(word));
  return { ...present(row), suggestions: suggestions.slice(0, limits.classWords) };
});

const setHandler = handle(setClassWords, async (context, { classId, words: typed, isDaily }) => {
  const scope = await proveClass(context, classId, 'teach');
  const { userId } = personOf(context);
  const words = provenWords(typed);
  if (isDaily && words.length < limits.classWordsForDaily)
    return refuse('GAMES_LIST_SHORT', { details: { count: limits.classWordsForDaily } });
  const today = zurichDay(context.clock.now());
  return context.transact(async ({ db, ...work }) => {
    if (!(await holdClass({ db, ...work }, scope.classId, { teacherId: userId }))) return refuse('CLASS_ARCHIVED');
    await lockList(db, scope.classId);
    const before = await listOf(db, scope.classId);
    const dailyFrom = isDaily ? await fromWhen(db, scope.classId, { before, today }) : null;
    const set = { words, is_daily: isDaily, daily_from: dailyFrom };
    await db
      .insertInto('word_list')
      .values({ class_id: scope.classId, drawn_on: null, drawn: null, ...set })
      .onConflict((conflict) => conflict.column('class_id').doUpdateSet(set))
      .execute();
    return { words, isDaily, dailyFrom };
  });
});

/** Each word once, as it is kept; what does not fit is said with the words themselves. */
function provenWords(typed: readonly string[]): string[] {
  const read = typed.map((one) => ({ one, ...readWord(one) }));
  const wrong = (problem: 'length' | 'letters') =>
    read.flatMap((word) => ('problem' in word && word.problem === problem ? [word.one] : [])).join(', ');
  if (wrong('letters') !== '') refuse('GAMES_LIST_LETTERS', { details: { words: wrong('letters') } });
  if (wrong('length') !== '') refuse('GAMES_LIST_LENGTH', { details: { words: wrong('length') } });
  const words = [...new Set(read.flatMap((one) => ('word' in one ? [one.word] : [])))];
  const blocked = words.filter(isBlocked);
  if (blocked.length > 0) refuse('GAMES_LIST_BLOCKED', { details: { words: blocked.join(', ') } });
  return words;
}

interface Setting {
  readonly before: ListRow | undefined;
  readonly today: string;
}

/** From today on, or from tomorrow where a child of the class has begun the word that all have: a day has one word. */
async function fromWhen(db: Db, classId: string, { before, today }: Setting): Promise<string> {
  if (before?.is_daily && before.daily_from !== null) return before.daily_from;
  if (isOwnToday(before, today)) return today;
  const begun = await db
    .selectFrom('word_round')
    .innerJoin('class_pupil', 'class_pupil.user_id', 'word_round.user_id')
    .select(sql`1`.as('one'))
    .where('class_pupil.class_id', '=', classId)
    .where('kind', '=', 'daily')
    .where('day', '=', today)
    .where('word_round.class_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return begun ? addDays(today, 1) : today;
}

export const classWordHandlers = [getHandler, setHandler];
