import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

/** Where icons hold people: what somebody keeps is theirs alone. */
export const iconsKeeps = keepsOf<OwnTables>()({
  people: { 'user_icon.user_id': { erased: 'row', exportedAs: 'icons' } },
  classes: {},
  neither: { user_icon: ['file_id', 'label'] },
});
