import type { PersonScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

function rowsOf(userId: string, id: string): Rows {
  const tasks = JSON.stringify([{ skill: 'plus-10', sign: 'plus', a: 3, b: 4, of: null, scale: 1 }]);
  const started_at = new Date('2026-11-23T09:00:00Z');
  return { mental_arithmetic_run: [{ id, user_id: userId, stage: 1, kind: 'twenty', limit_ms: 5_000, tasks, started_at }] };
}

/** Everything that the feature keeps of a person and tells in their export. */
export const rowsOfPerson = ({ userId, id }: PersonScene): Rows => rowsOf(userId, id('mental-run'));

/** What somebody of the school has done. */
export const rowsOfSchool = ({ teacher, secret }: SchoolScene): Rows => rowsOf(teacher, secret('mental-run'));
