import type { PersonScene, Rows } from '@pausenplatz/kernel-server/testing';

const trainer = 'multiplication';

/** Everything that progress keeps of a person. */
export const rowsOfPerson = ({ userId, id }: PersonScene): Rows => {
  const at = new Date('2026-11-23T09:00:00Z');
  const of = { user_id: userId, trainer };
  return {
    progress_attempt: [
      { ...of, attempt_id: id('attempt'), item: '7x8', run_id: id('run'), mode: 'training', is_right: true, ms: 2_000, points: 1, at },
    ],
    progress_item: [{ ...of, item: '7x8', box: 2, due_at: at, last_points_at: at }],
    progress_sum: [{ ...of, day: '2026-11-23', points: 1, answers: 1, right_answers: 1, ms: 2_000 }],
  };
};
