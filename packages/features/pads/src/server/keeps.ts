import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables, PlaceTables } from './tables.ts';

/** Where pads hold people and classes. What was written stays with its page, by a number that leads to nobody any more. */
export const padsKeeps = keepsOf<OwnTables & Pick<PlaceTables, 'page'>>()({
  people: { 'pad_author.user_id': { erased: 'nobody', exportedAs: 'padTexts' } },
  classes: { 'pad.page_id': { erased: { below: 'page.group_id' }, exportedAs: 'pads' } },
  neither: {
    pad: ['block_id', 'text', 'spans', 'writers'],
    pad_author: ['pad_id'],
    pad_change: ['pad_id', 'key', 'change'],
    pad_version: ['id', 'pad_id', 'text', 'spans', 'writers'],
  },
});
