import { aToken, type World } from '@pausenplatz/account/testing';
import { sql } from 'kysely';
import { aWholeClass } from './a-whole-class.ts';

/** Something of the own school in every table that has anything of people or schools; answers the key that many ids begin with. */
export async function aFullSchool(world: World): Promise<string> {
  const key = 'Merkmal';
  await aWholeClass(world, key, null);
  const { db, services, people, ownSchoolId, ownClassId } = world;
  const [user_id, other] = [people.teacherOfClass.userId, people.pupilOwner.userId];
  for (const { userId } of Object.values(people)) await aToken(services, db, userId);
  const { id: session_id } = await db.selectFrom('session').select('id').where('user_id', '=', user_id).limit(1).executeTakeFirstOrThrow();
  const { file_id } = (await sql<{ file_id: string }>`select id as file_id from file limit 1`.execute(db)).rows[0] ?? { file_id: '' };
  const at = services.clock.now();
  const expires_at = new Date(at.getTime() + 3_600_000);
  const secret = (what: string) => `${key}-${what}`;
  const provider = secret('provider');
  const message = secret('message');
  const rows: Readonly<Record<string, object>> = {
    refresh_token: { hash: secret('refresh'), session_id },
    entra_tenant: { tid: secret('tenant'), school_id: ownSchoolId, status: 'approved' },
    teams_identity: { tid: secret('tenant'), oid: secret('oid'), user_id },
    mail_token: { hash: secret('mail'), kind: 'reset', user_id, email: 'lea@example.ch', expires_at },
    invitation: {
      id: secret('invitation'),
      token_hash: secret('token'),
      email: 'neu@example.ch',
      school_id: ownSchoolId,
      kind: 'teacher',
      first_name: '',
      last_name: '',
      invited_by: user_id,
      expires_at,
    },
    second_factor: { user_id, secret_sealed: 'x', confirmed_at: at },
    recovery_code: { user_id, hash: secret('code') },
    sign_in_challenge: { hash: secret('challenge'), user_id, kind: 'cookie', remembered: false, expires_at },
    qr_card: { user_id: other, secret_hash: secret('card') },
    oidc_provider: {
      id: provider,
      school_id: ownSchoolId,
      kind: 'other',
      name: 'Schulkonto',
      issuer: 'https://example.ch',
      client_id: 'x',
      client_secret_sealed: 'x',
      enabled: false,
    },
    oidc_identity: { provider_id: provider, subject: secret('subject'), user_id },
    oidc_flow: { hash: secret('flow'), provider_id: provider, step: 'started', connects_user_id: user_id, expires_at },
    account_export: { id: secret('export'), user_id, parts: '[]', expires_at },
    known_device: { hash: secret('device'), user_id, last_seen_at: at },
    upload: {
      id: secret('upload'),
      owner_id: user_id,
      service: 'documents',
      blob_name: 'x',
      file_name: 'x',
      size_bytes: 1,
      expires_at,
      file_id,
    },
    system_message: {
      id: message,
      school_id: ownSchoolId,
      title: 'Ferien',
      message: 'Schön',
      audience: 'everybody',
      until: '2027-01-01',
      created_by: user_id,
    },
    hidden_message: { message_id: message, user_id: other },
    homework_feed: { user_id: other, secret_hash: secret('feed') },
    letter_template: { school_id: ownSchoolId, title: 'Brief', body: 'Text' },
    embed_origin: { school_id: ownSchoolId, origin: 'https://schule.example', created_by: user_id },
    join_request: { id: secret('request'), school_id: ownSchoolId, user_id: people.private.userId, message: '' },
    former_admin: { school_id: ownSchoolId, user_id: people.private.userId, removed_at: at },
    task: {
      id: secret('task'),
      kind: 'example',
      owner_id: user_id,
      scope_id: ownSchoolId,
      state: 'finished',
      input: '{}',
      done: 0,
      total: 0,
      attempts: 1,
    },
    idempotency_key: { owner: user_id, key: secret('key'), call: 'x', body_hash: 'x' },
    'audit.entry': {
      at,
      actor_id: user_id,
      action: 'class.archive',
      scope_id: ownSchoolId,
      subject_kind: 'class',
      subject_id: ownClassId,
      details: '{}',
      previous_hash: '',
      hash: '',
    },
  };
  for (const [table, row] of Object.entries(rows)) {
    const columns = Object.keys(row).map((column) => sql.ref(column));
    await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))}) on conflict do nothing`.execute(
      db,
    );
  }
  // What a school gave away is everybody's: here it gave nothing away.
  await sql`update page set visibility = 'group' where visibility = 'public'`.execute(db);
  return key;
}
