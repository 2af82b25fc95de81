import { demoPeople } from '@pausenplatz/account/server';
import { addDays, daysBefore, zurichDay } from '@pausenplatz/kernel-format';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import { wordOfDay } from '../../rules/index.ts';
import { addRound } from '../round-store.ts';
import type { GamesTables } from '../tables.ts';
import { dailyAnswers } from '../words/known-words.ts';
import { demoPictures } from './demo-pictures.ts';

/** Tries before it was solved, from yesterday backwards; null for a day without, 0 for one that was missed. */
const triesOfNoah = [4, 3, 5, null, 4, 2, 4, 6, 0, 3, 4, null, 5, 4] as const;
const wordsOf3a = ['FUCHS', 'TANNE', 'EICHE', 'NEBEL', 'REGEN', 'ERNTE', 'APFEL', 'BEERE', 'VOGEL', 'DACHS'];
const tried = ['STEIN', 'MAUER', 'LICHT', 'BODEN', 'PFERD', 'JUNGE', 'SALAT'];

/** Memories that ended: how many days ago, how many turns and seconds. */
const memoriesOf = {
  'noah.meier': [
    [1, 34, 271],
    [3, 41, 388],
  ],
  'lina.moser': [[2, 31, 245]],
  'mia.mueller': [[2, 38, 302]],
} as const;

/** Noah knows the game for two weeks and has not begun today, Urs has solved it; class 3a has words of its own for free boards, three have played memory, and it has pictures of its own. */
export async function demoGames(world: DemoWorld): Promise<void> {
  const { services, find } = world;
  const db = ownTables<GamesTables>(services.db);
  const today = zurichDay(services.clock.now());
  const people = find(demoPeople);
  const [noah = '', lea = '', urs = ''] = ['noah.meier', 'lea.brunner', 'urs.zgraggen'].map((name) => people.get(name) ?? '');
  const seen = [noah, lea, urs].map((user_id) => ({ user_id, is_hard: false, has_seen_help: true }));
  await db.insertInto('word_player').values(seen).execute();
  await plant(db, urs, today, 4);
  for (const [back, tries] of triesOfNoah.entries()) if (tries !== null) await plant(db, noah, addDays(today, -1 - back), tries);
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
  const memories = Object.entries(memoriesOf).flatMap(([name, games]) =>
    games.map(([days, turns, seconds]) => {
      const finished_at = daysBefore(services.clock.now(), days);
      const started_at = new Date(finished_at.getTime() - seconds * 1000);
      const [user_id, ms] = [people.get(name) ?? '', seconds * 1000];
      return {
        id: newId(),
        user_id,
        size: '6x6',
        set_name: 'pictures',
        seed: turns,
        started_at,
        finished_at,
        turns,
        ms,
        points: 0,
      } as const;
    }),
  );
  await db.insertInto('memory_game').values(memories).execute();
  await demoPictures(world);
}

async function plant(db: Kysely<GamesTables>, userId: string, day: string, tries: number): Promise<void> {
  const answer = wordOfDay(day, dailyAnswers);
  const wrong = tried.filter((word) => word !== answer);
  const guesses = tries === 0 ? wrong.slice(0, 6) : [...wrong.slice(0, tries - 1), answer];
  const row = await addRound(db, { user_id: userId, kind: 'daily', day, class_id: null, level: null, answer });
  const state = tries === 0 ? 'missed' : 'solved';
  await db.updateTable('word_round').set({ guesses, is_hard: false, state }).where('id', '=', row.id).execute();
}
