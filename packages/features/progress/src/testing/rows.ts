import type { PersonScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

const trainer = 'multiplication';

interface Practised {
  readonly userId: string;
  readonly attemptId: string;
  readonly runId: string;
}

function rowsOf({ userId, attemptId, runId }: Practised): Rows {
  const at = new Date('2026-11-23T09:00:00Z');
  const of = { user_id: userId, trainer };
  return {
    progress_attempt: [
      { ...of, attempt_id: attemptId, item: '7x8', run_id: runId, mode: 'training', is_right: true, ms: 2_000, points: 1, at },
    ],
    progress_item: [{ ...of, item: '7x8', box: 2, due_at: at, last_points_at: at, secure_at: null }],
    progress_sum: [{ ...of, day: '2026-11-23', points: 1, answers: 1, right_answers: 1, ms: 2_000 }],
  };
}

/** Everything that progress keeps of a person. */
export const rowsOfPerson = ({ userId, id }: PersonScene): Rows => rowsOf({ userId, attemptId: id('attempt'), runId: id('run') });

/** What somebody of the school has practised. */
export const rowsOfSchool = ({ teacher, secret }: SchoolScene): Rows =>
  rowsOf({ userId: teacher, attemptId: secret('attempt'), runId: secret('run') });
