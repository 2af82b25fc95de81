import type { ClassScope } from '@pausenplatz/schools/server';
import type { Kysely, Selectable } from 'kysely';
import { type Entry, shopLimits } from '../contract/index.ts';
import type { ShopTables } from './tables.ts';

type Row = Selectable<ShopTables['shop_entry']>;

/** The newest entries of a class, in one query. */
export function entriesOfClass(db: Kysely<ShopTables>, scope: ClassScope): Promise<Row[]> {
  return db
    .selectFrom('shop_entry')
    .selectAll()
    .where('class_id', '=', scope.classId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(shopLimits.entriesPerClass)
    .execute();
}

export async function countEntries(db: Kysely<ShopTables>, classId: string): Promise<number> {
  const { count } = await db
    .selectFrom('shop_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A row as it leaves the server. */
export const presentEntry = ({ id, title, done, created_at: createdAt }: Row): Entry => ({
  id,
  title,
  done,
  createdAt: createdAt.toISOString(),
});
