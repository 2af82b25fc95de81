import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

/** Where progress holds people: what somebody practised is theirs alone, and goes with them. */
export const progressKeeps = keepsOf<OwnTables>()({
  people: {
    'progress_attempt.user_id': { erased: 'row', exportedAs: 'attempts' },
    'progress_item.user_id': { erased: 'row', exportedAs: 'items' },
    'progress_sum.user_id': { erased: 'row', exportedAs: 'days' },
  },
  classes: {},
  neither: {
    progress_attempt: ['attempt_id', 'trainer', 'item', 'run_id', 'mode'],
    progress_item: ['trainer', 'item'],
    progress_sum: ['trainer', 'day'],
  },
});
