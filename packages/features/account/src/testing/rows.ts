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
export const rowsOfSchool = ({ schoolId, at, later, teacher, pupil, sessionId, secret }: SchoolScene): Rows => ({
  refresh_token: [{ hash: secret('refresh'), session_id: sessionId }],
  entra_tenant: [{ tid: secret('tenant'), school_id: schoolId, status: 'approved' }],
  teams_identity: [{ tid: secret('tenant'), oid: secret('oid'), user_id: teacher }],
  mail_token: [{ hash: secret('mail'), kind: 'reset', user_id: teacher, email: 'lea@example.ch', expires_at: later }],
  invitation: [
    {
      id: secret('invitation'),
      token_hash: secret('token'),
      email: 'neu@example.ch',
      school_id: schoolId,
      kind: 'teacher',
      first_name: '',
      last_name: '',
      invited_by: teacher,
      expires_at: later,
    },
  ],
  second_factor: [{ user_id: teacher, secret_sealed: 'x', confirmed_at: at }],
  recovery_code: [{ user_id: teacher, hash: secret('code') }],
  sign_in_challenge: [{ hash: secret('challenge'), user_id: teacher, kind: 'cookie', remembered: false, expires_at: later }],
  qr_card: [{ user_id: pupil, secret_hash: secret('card') }],
  oidc_provider: [
    {
      id: secret('provider'),
      school_id: schoolId,
      kind: 'other',
      name: 'Schulkonto',
      issuer: 'https://example.ch',
      client_id: 'x',
      client_secret_sealed: 'x',
      enabled: false,
    },
  ],
  oidc_identity: [{ provider_id: secret('provider'), subject: secret('subject'), user_id: teacher }],
  oidc_flow: [{ hash: secret('flow'), provider_id: secret('provider'), step: 'started', connects_user_id: teacher, expires_at: later }],
  account_export: [{ id: secret('export'), user_id: teacher, parts: '[]', expires_at: later }],
  known_device: [{ hash: secret('device'), user_id: teacher, last_seen_at: at }],
});
