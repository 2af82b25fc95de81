import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

/** Where flashcards hold people and classes. A set is its author's and goes with them; what a class learnt goes with the class. */
export const flashcardsKeeps = keepsOf<OwnTables>()({
  people: {
    'flashcard_answer.user_id': { erased: 'row', exportedAs: 'flashcardAnswers' },
    'flashcard_state.user_id': { erased: 'row', exportedAs: 'flashcardStates' },
    'flashcard_like.user_id': { erased: 'row', exportedAs: 'flashcardLikes' },
    'flashcard_box.pupil_ids': { erased: 'fromList', exportedAs: 'flashcardBoxes' },
    'flashcard_box.user_id': { erased: 'row', exportedAs: 'flashcardBoxes' },
    'flashcard_box.owner_id': { erased: 'nobody', exportedAs: 'flashcardBoxes' },
    'flashcard_set.owner_id': { erased: 'row', exportedAs: 'flashcardSets' },
  },
  classes: {
    'flashcard_answer.box_id': { erased: { below: 'flashcard_box.class_id' }, notExported: 'is what each child knows, and theirs' },
    'flashcard_state.box_id': { erased: { below: 'flashcard_box.class_id' }, notExported: 'is what each child knows, and theirs' },
    'flashcard_box.class_id': { erased: 'row', exportedAs: 'flashcardBoxes' },
  },
  neither: {
    flashcard_set: ['id', 'title', 'subject', 'level'],
    flashcard_like: ['set_id'],
    flashcard_card: ['id', 'set_id', 'position', 'front', 'back'],
    flashcard_file: ['set_id', 'card_id', 'file_id'],
    flashcard_box: ['id', 'set_id'],
    flashcard_state: ['card_id'],
    flashcard_answer: ['attempt_id', 'card_id'],
  },
});
