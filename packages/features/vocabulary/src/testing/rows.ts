import { newId } from '@pausenplatz/kernel-server';
import type { ClassScene, PersonScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

const began = new Date('2026-11-20T08:00:00Z');

const aListOf = (id: string, ownerId: string): Rows => ({
  vocabulary: [{ id, owner_id: ownerId, name: 'Wald', created_at: began, updated_at: began }],
  vocabulary_portion: [{ id, vocabulary_id: id, position: 1 }],
  vocabulary_item: [
    {
      id,
      vocabulary_id: id,
      portion_id: id,
      position: 1,
      word: 'der Fuchs',
      sentence: '',
      sentence2: '',
      sentence3: '',
      sentence4: '',
      corrected_by_teacher: false,
    },
  ],
});

const aState = (itemId: string, userId: string) => ({
  user_id: userId,
  item_id: itemId,
  box: 2,
  is_known: false,
  due_on: '2026-11-23',
  lapses: 1,
  streak: 1,
  is_memo: false,
  last_error: 'der Fucks',
  first_on: '2026-11-20',
  last_on: '2026-11-21',
});

interface Given {
  readonly classId: string;
  readonly by: string;
  readonly pupilIds: string[] | null;
}

const aGiving = (id: string, { classId, by, pupilIds }: Given) => ({
  vocabulary_id: id,
  class_id: classId,
  pupil_ids: pupilIds,
  created_by: by,
  created_at: began,
});

/** Something of a class in every table of the feature that has anything of classes. */
export const rowsOfClass = ({ classId, teacher, pupil }: ClassScene): Rows => {
  // The list is its author's, and stays when the class goes.
  const list = newId();
  return { ...aListOf(list, teacher), vocabulary_assignment: [aGiving(list, { classId, by: teacher, pupilIds: [pupil] })] };
};

/** Everything that the feature keeps of a person and tells in their export. */
export const rowsOfPerson = ({ userId, classId, id }: PersonScene): Rows => {
  const own = id('vocabulary');
  return {
    ...aListOf(own, userId),
    vocabulary_assignment: [aGiving(own, { classId, by: userId, pupilIds: [userId] })],
    vocabulary_state: [aState(own, userId)],
  };
};

/** A list of a teacher that a class learns: what its author keeps when the class goes. */
export const rowsOfSchool = ({ teacher, pupil, classId, secret }: SchoolScene): Rows => {
  const own = secret('vocabulary');
  return {
    ...aListOf(own, teacher),
    vocabulary_assignment: [aGiving(own, { classId, by: teacher, pupilIds: [pupil] })],
    vocabulary_state: [aState(own, pupil)],
  };
};
