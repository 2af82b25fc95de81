import { giveStep, type UserActor } from '@pausenplatz/kernel-server';
import { type LearnPair, pairSourceStep } from '@pausenplatz/progress/server';
import { type Kysely, sql } from 'kysely';
import type { GamesTables } from '../tables.ts';
import { picturesOf } from './queries.ts';

/** Own sets, and those that are lent to a class one attends or teaches today. */
function readableSets(db: Kysely<GamesTables>, { userId, attendsClassIds, teachesClassIds }: UserActor) {
  const classIds = [...attendsClassIds, ...teachesClassIds];
  return db
    .selectFrom('memory_picture_set')
    .select(['id', 'title'])
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`(owner_id = ${userId} or exists (select from memory_picture_class lent
        where lent.set_id = memory_picture_set.id and lent.class_id = any(${classIds}::text[])))`,
    );
}

/** Pictures as pairs. */
export const picturePairs = giveStep(pairSourceStep, {
  kind: 'photos',
  async list(asking, asker) {
    // The same database, whose tables progress does not know.
    const db = asking.db as unknown as Kysely<GamesTables>;
    const rows = await readableSets(db, asker)
      .select((where) =>
        where
          .selectFrom('memory_picture')
          .select((count) => count.fn.countAll<string>().as('count'))
          .whereRef('set_id', '=', 'memory_picture_set.id')
          .as('pairs'),
      )
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(({ id, title, pairs }) => ({ id, title, pairs: Number(pairs) }));
  },
  async read(asking, asker, id) {
    const db = asking.db as unknown as Kysely<GamesTables>;
    const set = await readableSets(db, asker).where('id', '=', id).executeTakeFirst();
    if (!set) return null;
    const pictures = (await picturesOf(asking, db, [id])).get(id) ?? [];
    const pairs = pictures.map(({ name, hasWord, picture }): LearnPair => {
      const shown = { text: name, picture };
      return { first: shown, second: hasWord ? { text: name, picture: null } : shown };
    });
    return { title: set.title, pairs };
  },
});
