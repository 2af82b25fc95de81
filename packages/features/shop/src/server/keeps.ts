import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

/** Where shop holds people and classes. An entry belongs to the class; only its writer goes. */
export const shopKeeps = keepsOf<OwnTables>()({
  people: { 'shop_entry.created_by': { erased: 'nobody', exportedAs: 'entries' } },
  classes: { 'shop_entry.class_id': { erased: 'row', exportedAs: 'entries' } },
  neither: { shop_entry: ['id', 'title'] },
});
