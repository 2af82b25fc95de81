import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

/** Where {{kebab}} holds people and classes. An entry belongs to the class; only its writer goes. */
export const {{camel}}Keeps = keepsOf<OwnTables>()({
  people: { '{{snake}}_entry.created_by': { erased: 'nobody', exportedAs: 'entries' } },
  classes: { '{{snake}}_entry.class_id': { erased: 'row', exportedAs: 'entries' } },
  neither: { {{snake}}_entry: ['id', 'title'] },
});
