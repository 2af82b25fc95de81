import { newId } from '@pausenplatz/kernel-server';
import type { ClassScene, PersonScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

const side = JSON.stringify({ template: 'term', term: 'Igel', text: '', fileId: null, alt: '' });
const began = new Date('2026-11-20T08:00:00Z');
const days = { first_on: '2026-11-20', last_on: '2026-11-20', due_on: '2026-11-23' } as const;

const aSetRow = (id: string, ownerId: string) => ({ id, owner_id: ownerId, title: 'Tiere', created_at: began, updated_at: began });
const aCardRow = (id: string) => ({ id, set_id: id, position: 'a0', front: side, back: side });
const known = (id: string, userId: string) => ({ user_id: userId, box_id: id, card_id: id });

interface Box {
  readonly ownerId: string;
  readonly userId: string | null;
  readonly classId: string | null;
  readonly pupilIds: string[] | null;
}

const aBoxRow = (id: string, { ownerId, userId, classId, pupilIds }: Box) => ({
  id,
  set_id: id,
  owner_id: ownerId,
  user_id: userId,
  class_id: classId,
  pupil_ids: pupilIds,
  created_at: began,
});

/** Something of a class in every table of the feature that has anything of classes. */
export const rowsOfClass = ({ id, classId, teacher, pupil }: ClassScene): Rows => {
  // The set is its author's, and stays when the class goes.
  const setId = newId();
  const boxId = id('flashcards');
  const box = aBoxRow(boxId, { ownerId: teacher, userId: null, classId, pupilIds: [pupil] });
  const state = { user_id: pupil, box_id: boxId, card_id: setId };
  return {
    flashcard_set: [aSetRow(setId, teacher)],
    flashcard_card: [aCardRow(setId)],
    flashcard_box: [{ ...box, set_id: setId }],
    flashcard_state: [{ ...state, stability: 3, difficulty: 5, reps: 1, lapses: 0, ...days }],
    flashcard_answer: [{ ...state, attempt_id: setId, knew: true, at: began }],
  };
};

/** Everything that the feature keeps of a person and tells in their export. */
export const rowsOfPerson = ({ userId, id }: PersonScene): Rows => {
  const own = id('flashcards');
  return {
    flashcard_set: [aSetRow(own, userId)],
    flashcard_card: [aCardRow(own)],
    flashcard_like: [{ set_id: own, user_id: userId }],
    flashcard_box: [aBoxRow(own, { ownerId: userId, userId, classId: null, pupilIds: [userId] })],
    flashcard_state: [{ ...known(own, userId), stability: 3, difficulty: 5, reps: 1, lapses: 0, ...days }],
    flashcard_answer: [{ ...known(own, userId), attempt_id: own, knew: true, at: began }],
  };
};

/** A set of a teacher, given to a class: what its author keeps when the class goes. */
export const rowsOfSchool = ({ teacher, pupil, classId, fileId, secret }: SchoolScene): Rows => {
  const own = secret('flashcards');
  return {
    flashcard_set: [aSetRow(own, teacher)],
    flashcard_card: [aCardRow(own)],
    flashcard_file: [{ set_id: own, card_id: own, file_id: fileId }],
    flashcard_like: [{ set_id: own, user_id: pupil }],
    flashcard_box: [aBoxRow(own, { ownerId: teacher, userId: null, classId, pupilIds: null })],
  };
};
