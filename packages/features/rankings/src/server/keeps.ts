import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

/** Where rankings hold people and classes. */
export const rankingsKeeps = keepsOf<OwnTables>()({
  people: {
    'rankings_person.user_id': { erased: 'row', exportedAs: 'rankingAlias' },
    'rankings_value.user_id': { erased: 'row', exportedAs: 'rankingValues' },
  },
  classes: { 'rankings_class.class_id': { erased: 'row', exportedAs: 'rankings' } },
  neither: { rankings_person: ['alias'], rankings_value: ['list'] },
});
