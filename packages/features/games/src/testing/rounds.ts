import type { World } from '@pausenplatz/account/testing';
import { zurichDay } from '@pausenplatz/kernel-format';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import type { GamesTables } from '../server/index.ts';

const tablesOf = (world: Pick<World, 'services'>) => ownTables<GamesTables>(world.services.db);

/** Takes away all boards, lists and settings. */
export async function withoutRounds(world: World): Promise<void> {
  for (const table of ['word_round', 'word_list', 'word_player'] as const) await tablesOf(world).deleteFrom(table).execute();
}

interface ListOptions {
  readonly isDaily?: boolean;
}

/** Gives class 3a these words, as if the list stood there since yesterday. */
export async function aClassList(world: World, words: readonly string[], { isDaily = false }: ListOptions = {}): Promise<void> {
  const from = isDaily ? '2026-08-10' : null;
  const set = { words: [...words], is_daily: isDaily, daily_from: from, drawn_on: null, drawn: null };
  await tablesOf(world)
    .insertInto('word_list')
    .values({ class_id: world.ownClassId, ...set })
    .onConflict((conflict) => conflict.column('class_id').doUpdateSet(set))
    .execute();
}

/** Plants the free board of somebody; answers its id. */
export async function aFreeRound(world: World, who: keyof World['people'], answer: string): Promise<string> {
  const id = newId();
  const user_id = world.people[who].userId;
  await tablesOf(world).deleteFrom('word_round').where('user_id', '=', user_id).where('kind', '=', 'free').execute();
  const day = zurichDay(world.services.clock.now());
  const row = { id, user_id, kind: 'free', day, class_id: null, level: 'easy', answer, guesses: [], is_hard: null, state: 'open' } as const;
  await tablesOf(world)
    .insertInto('word_round')
    .values({ ...row, guesses: [] })
    .execute();
  return id;
}
