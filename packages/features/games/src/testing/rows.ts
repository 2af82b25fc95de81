import { newId } from '@pausenplatz/kernel-server';
import type { ClassScene, PersonScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

const aRound = (id: string, userId: string, classId: string | null) => ({
  id,
  user_id: userId,
  kind: 'daily',
  day: '2026-11-23',
  class_id: classId,
  answer: 'TANNE',
  guesses: ['KANTE', 'TANNE'],
  is_hard: false,
  state: 'solved',
});

const aList = (classId: string) => ({ class_id: classId, words: ['FUCHS', 'TANNE'], is_daily: false });
const aPlayer = (userId: string) => ({ user_id: userId, is_hard: true, has_seen_help: true });

const aMemory = (id: string, userId: string) => ({
  id,
  user_id: userId,
  size: '6x6',
  set_name: 'times',
  seed: 4,
  started_at: '2026-11-23T09:00:00Z',
  finished_at: '2026-11-23T09:05:00Z',
  turns: 31,
  ms: 240_000,
  points: 5,
});

const aDuel = (id: string, classId: string, { inviter, invitee }: { readonly inviter: string; readonly invitee: string }) => ({
  id,
  class_id: classId,
  inviter_id: inviter,
  invitee_id: invitee,
  set_name: 'times',
  size: '4x3',
  state: 'finished',
  rev: 20,
  cards: '[]',
  turn: 1,
  finders: [0, 1, 1, 0, 1, 1],
  last_places: [],
  invited_at: '2026-11-23T09:00:00Z',
  changed_at: '2026-11-23T09:05:00Z',
  inviter_seen_at: '2026-11-23T09:05:00Z',
  invitee_seen_at: '2026-11-23T09:05:00Z',
});

const aPictureSet = (id: string, ownerId: string) => ({
  id,
  owner_id: ownerId,
  title: 'Unser Schulweg',
  created_at: '2026-11-23T09:00:00Z',
  updated_at: '2026-11-23T09:00:00Z',
});

/** Something of a class in every table of the feature that has anything of classes. */
export const rowsOfClass = ({ id, classId, teacher, pupil }: ClassScene): Rows => {
  // The set is its author’s, and stays when the class goes.
  const lentSetId = newId();
  return {
    memory_picture_set: [aPictureSet(lentSetId, teacher)],
    memory_picture_class: [{ set_id: lentSetId, class_id: classId }],
    word_list: [aList(classId)],
    word_round: [aRound(id('round'), pupil, classId)],
    memory_class: [{ class_id: classId, has_duels: false }],
    memory_duel: [aDuel(id('duel'), classId, { inviter: teacher, invitee: pupil })],
  };
};

/** Everything that the feature keeps of a person and tells in their export. */
export const rowsOfPerson = ({ userId, classId, id }: PersonScene): Rows => ({
  memory_picture_set: [aPictureSet(id('pictures'), userId)],
  memory_duel: [
    aDuel(id('duel'), classId, { inviter: userId, invitee: 'nobody' }),
    aDuel(id('asked'), classId, { inviter: 'nobody', invitee: userId }),
  ],
  word_round: [aRound(id('round'), userId, null)],
  word_player: [aPlayer(userId)],
  memory_game: [aMemory(id('memory'), userId)],
});

/** What somebody of the school has played. */
export const rowsOfSchool = ({ teacher, pupil, classId, fileId, secret }: SchoolScene): Rows => ({
  memory_picture_set: [aPictureSet(secret('pictures'), teacher)],
  memory_picture: [{ id: secret('picture'), set_id: secret('pictures'), position: 0, file_id: fileId, name: 'Ampel', has_word: true }],
  memory_picture_class: [{ set_id: secret('pictures'), class_id: classId }],
  memory_duel: [aDuel(secret('duel'), classId, { inviter: teacher, invitee: pupil })],
  memory_class: [{ class_id: classId, has_duels: true }],
  word_round: [aRound(secret('round'), teacher, null)],
  word_player: [aPlayer(teacher)],
  memory_game: [aMemory(secret('memory'), teacher)],
});
