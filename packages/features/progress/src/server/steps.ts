import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { progressKeeps } from './keeps.ts';
import type { ProgressTables } from './tables.ts';

export const progressSteps: Steps = {
  keeps: progressKeeps,
  async exportFor(services, userId) {
    const db = ownTables<ProgressTables>(services.db);
    const attempts = await db
      .selectFrom('progress_attempt')
      .select(['trainer', 'item', 'mode', 'is_right', 'ms', 'points', 'at'])
      .where('user_id', '=', userId)
      .orderBy('at')
      .execute();
    const items = await db
      .selectFrom('progress_item')
      .select(['trainer', 'item', 'box', 'due_at', 'secure_at'])
      .where('user_id', '=', userId)
      .orderBy('trainer')
      .orderBy('item')
      .execute();
    const days = await db
      .selectFrom('progress_sum')
      .select(['trainer', 'day', 'points', 'answers', 'right_answers', 'ms'])
      .where('user_id', '=', userId)
      .orderBy('day')
      .execute();
    return { data: { attempts, items, days } };
  },
};
