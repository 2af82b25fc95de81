import type { Kysely } from 'kysely';
import type { Box } from '../rules/index.ts';
import type { ProgressTables } from './tables.ts';

/** Where an item of somebody stands. */
export interface StateRow {
  readonly userId: string;
  readonly item: string;
  readonly box: Box;
  readonly dueAt: Date;
}

/** All that these people have met in a trainer, in one query; the trainer has proven that they may be read. */
export async function statesOf(db: Kysely<ProgressTables>, trainer: string, userIds: readonly string[]): Promise<StateRow[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('progress_item')
    .select(['user_id', 'item', 'box', 'due_at'])
    .where('trainer', '=', trainer)
    .where('user_id', 'in', userIds)
    .where('box', '>', 0)
    .execute();
  // The table's own check keeps it between nought and six.
  return rows.map(({ user_id, item, box, due_at }) => ({ userId: user_id, item, box: box as Box, dueAt: due_at }));
}
