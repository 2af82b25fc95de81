import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables, PlaceTables } from './tables.ts';

/** Where breakouts hold classes; of people they hold nothing: a team has a name that it gives itself. */
export const breakoutsKeeps = keepsOf<OwnTables & Pick<PlaceTables, 'page'>>()({
  people: {},
  classes: {
    'breakout_team.page_id': { erased: { below: 'page.group_id' }, exportedAs: 'breakouts' },
    'breakout_lock.page_id': { erased: { below: 'page.group_id' }, exportedAs: 'breakouts' },
    'breakout.page_id': { erased: { below: 'page.group_id' }, exportedAs: 'breakouts' },
  },
  neither: {
    breakout: ['block_id', 'ending'],
    breakout_lock: ['id', 'block_id', 'position', 'title', 'story', 'task', 'picture_id', 'alt', 'audio_id', 'secret', 'hints'],
    breakout_team: ['id', 'block_id', 'name', 'code', 'lock_id'],
    breakout_device: ['token_hash', 'team_id'],
  },
});
