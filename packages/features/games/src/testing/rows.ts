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

/** Something of a class in every table of the feature that has anything of classes. */
export const rowsOfClass = ({ id, classId, pupil }: ClassScene): Rows => ({
  word_list: [aList(classId)],
  word_round: [aRound(id('round'), pupil, classId)],
});

/** Everything that the feature keeps of a person and tells in their export. */
export const rowsOfPerson = ({ userId, id }: PersonScene): Rows => ({
  word_round: [aRound(id('round'), userId, null)],
  word_player: [aPlayer(userId)],
  memory_game: [aMemory(id('memory'), userId)],
});

/** What somebody of the school has played. */
export const rowsOfSchool = ({ teacher, secret }: SchoolScene): Rows => ({
  word_round: [aRound(secret('round'), teacher, null)],
  word_player: [aPlayer(teacher)],
  memory_game: [aMemory(secret('memory'), teacher)],
});
