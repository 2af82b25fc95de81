import type { Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

/** Something in every table of the feature that has anything of people or schools. */
export const rowsOfSchool = ({ schoolId, later, teacher, secret }: SchoolScene): Rows => ({
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
  entra_tenant: [{ tid: secret('tenant'), school_id: schoolId, status: 'approved' }],
  entra_request: [
    { id: secret('request'), tid: secret('asking'), school_id: schoolId, name: 'Schule', user_id: teacher, created_at: later },
  ],
  teams_window: [{ handle_hash: secret('window'), verifier_hash: 'x', user_id: teacher, expires_at: later }],
  teams_identity: [{ tid: secret('tenant'), oid: secret('oid'), user_id: teacher }],
});
