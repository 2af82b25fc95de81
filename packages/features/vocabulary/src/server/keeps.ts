import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

/** Where vocabulary holds people and classes. A list is its author's and goes with them; where a child is with a word goes with the child. */
export const vocabularyKeeps = keepsOf<OwnTables>()({
  people: {
    'vocabulary_state.user_id': { erased: 'row', exportedAs: 'vocabularyStates' },
    'vocabulary_assignment.pupil_ids': { erased: 'fromList', exportedAs: 'vocabularyAssignments' },
    'vocabulary_assignment.created_by': { erased: 'nobody', exportedAs: 'vocabularyAssignments' },
    'vocabulary.owner_id': { erased: 'row', exportedAs: 'vocabularies' },
  },
  classes: { 'vocabulary_assignment.class_id': { erased: 'row', exportedAs: 'vocabularyAssignments' } },
  neither: {
    vocabulary: ['id', 'name', 'icon'],
    vocabulary_portion: ['id', 'vocabulary_id'],
    vocabulary_item: ['id', 'vocabulary_id', 'portion_id', 'word', 'sentence', 'sentence2', 'sentence3', 'sentence4', 'error'],
    vocabulary_assignment: ['vocabulary_id'],
    vocabulary_state: ['item_id', 'last_error'],
  },
});
