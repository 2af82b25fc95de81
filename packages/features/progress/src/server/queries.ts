import { type Kysely, sql } from 'kysely';
import type { Box } from '../rules/index.ts';
import type { ProgressTables } from './tables.ts';

interface BoxCount {
  readonly trainer: string;
  readonly box: Box;
  readonly met: number;
  readonly due: number;
}

/** How many items somebody has in each box of each trainer, in one query. */
export async function trainersOf(db: Kysely<ProgressTables>, userId: string, now: Date): Promise<readonly BoxCount[]> {
  const { rows } = await sql<BoxCount>`select trainer, box, count(*)::int as met, count(*) filter (where due_at <= ${now})::int as due
    from progress_item where user_id = ${userId} and box > 0 group by trainer, box order by trainer, box`.execute(db);
  return rows;
}

export function sumsSince(db: Kysely<ProgressTables>, userId: string, day: string) {
  return db.selectFrom('progress_sum').select(['day', 'points', 'answers']).where('user_id', '=', userId).where('day', '>=', day).execute();
}
