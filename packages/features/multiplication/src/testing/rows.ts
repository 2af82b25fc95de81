import type { ClassScene, PersonScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

const at = new Date('2026-11-23T09:00:00Z');

/** Something of a class in every table of the feature that has anything of classes. */
export const rowsOfClass = ({ classId }: ClassScene): Rows => ({ multiplication_class: [{ class_id: classId, key_set: 'squares' }] });

function rowsOf(userId: string, runId: string, code: string): Rows {
  const tasks = JSON.stringify([{ form: 'product', a: 7, b: 8 }]);
  return {
    multiplication_run: [{ id: runId, user_id: userId, kind: 'training', tasks, started_at: at }],
    multiplication_pass: [{ user_id: userId, series: 7, level: 1, passed_at: at }],
    multiplication_pupil: [{ user_id: userId, time_mode: 1, without_time: false, special_factors: [12], mix_factors: [] }],
    multiplication_diploma: [{ user_id: userId, code, at }],
  };
}

/** Everything that the feature keeps of a person and tells in their export. */
export const rowsOfPerson = ({ userId, id }: PersonScene): Rows => rowsOf(userId, id('run'), id('diploma'));

/** What somebody of the school has done. */
export const rowsOfSchool = ({ teacher, secret }: SchoolScene): Rows => rowsOf(teacher, secret('run'), secret('diploma'));
