import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

/** Where multiplication holds people and classes: what a child did is the child's, key facts are the class's. */
export const multiplicationKeeps = keepsOf<OwnTables>()({
  people: {
    'multiplication_run.user_id': { erased: 'row', exportedAs: 'runs' },
    'multiplication_pass.user_id': { erased: 'row', exportedAs: 'levels' },
    'multiplication_pupil.user_id': { erased: 'row', exportedAs: 'multiplicationSettings' },
    'multiplication_diploma.user_id': { erased: 'row', exportedAs: 'diploma' },
  },
  classes: { 'multiplication_class.class_id': { erased: 'row', exportedAs: 'keyFacts' } },
  neither: {
    multiplication_run: ['id', 'kind', 'clock', 'tasks', 'log', 'result'],
    multiplication_pupil: ['special_factors', 'mix_factors'],
    multiplication_class: ['key_set'],
    multiplication_diploma: ['code'],
  },
});
