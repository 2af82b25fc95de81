import { demoPeople } from '@pausenplatz/account/server';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { type DemoWorld, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import { wordOfDay } from '../../rules/index.ts';
import { addRound } from '../round-store.ts';
import type { GamesTables } from '../tables.ts';
import { dailyAnswers } from '../words/known-words.ts';

/** Tries before it was solved, from yesterday backwards; null for a day without, 0 for one that was missed. */
const triesOfNoah = [4, 3, 5, null, 4, 2, 4, 6, 0, 3, 4, null, 5, 4] as const;
const wordsOf3a = ['FUCHS', 'TANNE', 'EICHE', 'NEBEL', 'REGEN', 'ERNTE', 'APFEL', 'BEERE', 'VOGEL', 'DACHS'];
const tried = ['STEIN', 'MAUER', 'LICHT', 'BODEN', 'PFERD', 'JUNGE'];

/** Noah knows the game for two weeks and has not begun today; class 3a has words of its own for free boards. */
export async function demoGames({ services, find }: DemoWorld): Promise<void> {
  const db = ownTables<GamesTables>(services.db);
  const today = zurichDay(services.clock.now());
  const noah = find(demoPeople).get('noah.meier') ?? '';
  await db.insertInto('word_player').values({ user_id: noah, is_hard: false, has_seen_help: true }).execute();
  for (const [back, tries] of triesOfNoah.entries()) {
    if (tries === null) continue;
    const day = addDays(today, -1 - back);
    const answer = wordOfDay(day, dailyAnswers);
    const wrong = tried.filter((word) => word !== answer);
    const guesses = tries === 0 ? wrong.slice(0, 6) : [...wrong.slice(0, tries - 1), answer];
    const row = await addRound(db, { user_id: noah, kind: 'daily', day, class_id: null, level: null, answer });
    const state = tries === 0 ? 'missed' : 'solved';
    await db.updateTable('word_round').set({ guesses, is_hard: false, state }).where('id', '=', row.id).execute();
  }
  await db
    .insertInto('word_list')
    .values({
      class_id: find(demoSchool).classes['3a'],
      words: wordsOf3a,
      is_daily: false,
      daily_from: null,
      drawn_on: null,
      drawn: null,
    })
    .execute();
}
