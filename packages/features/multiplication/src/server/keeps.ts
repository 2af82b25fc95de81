import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

/** Where multiplication holds people and classes. An entry belongs to the class; only its writer goes. */
export const multiplicationKeeps = keepsOf<OwnTables>()({
  people: { 'multiplication_entry.created_by': { erased: 'nobody', exportedAs: 'entries' } },
  classes: { 'multiplication_entry.class_id': { erased: 'row', exportedAs: 'entries' } },
  neither: { multiplication_entry: ['id', 'title'] },
});
