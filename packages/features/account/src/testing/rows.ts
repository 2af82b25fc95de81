import type { ClassScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

/** Something of a class in every table of the feature that has anything of classes. */
export const rowsOfClass = ({ classId, deletedAt, now, teacher, pupil, id, around }: ClassScene): Rows => ({
  pupil_handover: [
    {
      id: id('handover'),
      code_hash: id('code'),
      user_id: deletedAt ? pupil : teacher,
      class_id: classId,
      created_by: teacher,
      expires_at: now,
    },
  ],
  class_setting: [{ class_id: classId, tool: 'chat', name: 'time', type: 'string', value: JSON.stringify({ [classId]: true }) }],
  user_setting: [
    {
      user_id: teacher,
      tool: 'jahreswechsel',
      name: around('erledigt'),
      type: 'json',
      value: JSON.stringify({ [classId]: ['cards'], other: ['page'] }),
    },
  ],
});

/** Something in every other table of the feature that has anything of people or schools. */
export const rowsOfSchool = ({ at, later, teacher, sessionId, secret }: SchoolScene): Rows => ({
  refresh_token: [{ hash: secret('refresh'), session_id: sessionId }],
  second_factor: [{ user_id: teacher, secret_sealed: 'x', confirmed_at: at }],
  recovery_code: [{ user_id: teacher, hash: secret('code') }],
  sign_in_challenge: [{ hash: secret('challenge'), user_id: teacher, kind: 'cookie', remembered: false, expires_at: later }],
  known_device: [{ hash: secret('device'), user_id: teacher, last_seen_at: at }],
});
