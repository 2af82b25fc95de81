import { sql } from 'kysely';
import type { Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

/** Something in every other table of the feature that has anything of people or schools. */
export const rowsOfSchool = ({ schoolId, classId, at, teacher, secret }: SchoolScene): Rows => ({
  task: [
    {
      id: secret('task'),
      kind: 'example',
      owner_id: teacher,
      scope_id: schoolId,
      state: 'finished',
      input: '{}',
      done: 0,
      total: 0,
      attempts: 1,
    },
  ],
  idempotency_key: [{ owner: teacher, key: secret('key'), call: 'x', body_hash: 'x' }],
  'audit.entry': [
    {
      at,
      actor_id: teacher,
      action: 'class.archive',
      scope_id: schoolId,
      subject_kind: 'class',
      subject_id: classId,
      details: '{}',
      previous_hash: '',
      hash: '',
    },
  ],
  'audit.words': [
    {
      entry: sql`(select max(number) from audit.entry)`,
      scope_id: schoolId,
      part: 'actor',
      place: 0,
      kind: 'person',
      named_id: teacher,
      person_id: teacher,
      words: secret('words'),
    },
  ],
});
