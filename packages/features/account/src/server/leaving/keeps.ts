import { type Erasure, keepsOf, ownWork, withoutId } from '@pausenplatz/kernel-server';
import { endNewsletters } from '../profile/newsletter.ts';
import type { AccountTables, OwnTables } from '../tables.ts';

const briefly = 'lasts ten minutes';
const elsewhere = 'is how another place calls the person';
const secret = 'is a secret, hashed or sealed';

/** Where accounts hold people and classes. */
export const accountKeeps = keepsOf<OwnTables>()({
  people: {
    'account_export.user_id': { erased: { by: dropExports }, notExported: 'is this export' },
    'invitation.email': { erased: { by: leaveInvitations }, notExported: 'is told by who accepted or wrote it' },
    'invitation.first_name': { erased: 'withRow', exportedAs: 'invitations' },
    'invitation.last_name': { erased: 'withRow', exportedAs: 'invitations' },
    'invitation.accepted_by': { erased: 'null', exportedAs: 'invitations' },
    'invitation.invited_by': { erased: 'null', exportedAs: 'invitations' },
    // Waiting registrations of the same address hold a name as well.
    'mail_token.email': { erased: { by: dropRegistrations }, notExported: `${secret}, and ends by itself` },
    'mail_token.payload': { erased: 'withRow', notExported: `${secret}, and ends by itself` },
    'mail_token.user_id': { erased: 'row', notExported: `${secret}, and ends by itself` },
    'session.user_id': { erased: 'row', exportedAs: 'sessions' },
    'session.device': { erased: 'withRow', exportedAs: 'sessions' },
    'session.app': { erased: 'withRow', exportedAs: 'sessions' },
    'teams_identity.user_id': { erased: 'row', exportedAs: 'connections' },
    'teams_identity.oid': { erased: 'withRow', notExported: elsewhere },
    'oidc_identity.user_id': { erased: 'row', exportedAs: 'connections' },
    'oidc_identity.subject': { erased: 'withRow', notExported: elsewhere },
    'oidc_flow.connects_user_id': { erased: 'row', notExported: briefly },
    'oidc_flow.subject': { erased: 'withRow', notExported: briefly },
    'sign_in_challenge.user_id': { erased: 'row', notExported: briefly },
    'known_device.user_id': { erased: 'row', exportedAs: 'knownDevices' },
    'second_factor.user_id': { erased: 'row', exportedAs: 'secondFactorSince' },
    'recovery_code.user_id': { erased: 'row', notExported: secret },
    'qr_card.user_id': { erased: 'row', exportedAs: 'qrCardSince' },
    'pupil_handover.user_id': { erased: 'row', exportedAs: 'handover' },
    'pupil_handover.created_by': { erased: 'row', notExported: 'is the school’s; that somebody gave a code stands in the log' },
    'user_setting.user_id': { erased: 'row', exportedAs: 'settings' },
    'user_setting.value': { erased: 'withRow', exportedAs: 'settings' },
    'user_account.newsletter_email': { erased: { by: endNewsletter }, exportedAs: 'person' },
    'user_account.id': { erased: 'row', exportedAs: 'person' },
    'user_account.user_name': { erased: 'withRow', exportedAs: 'person' },
    'user_account.email': { erased: 'withRow', exportedAs: 'person' },
    'user_account.pending_email': { erased: 'withRow', exportedAs: 'person' },
    'user_account.first_name': { erased: 'withRow', exportedAs: 'person' },
    'user_account.last_name': { erased: 'withRow', exportedAs: 'person' },
    'user_account.roles': { erased: 'withRow', exportedAs: 'person' },
    'user_account.external_id': { erased: 'withRow', exportedAs: 'person' },
    'user_account.seen_release_notes': { erased: 'withRow', exportedAs: 'person' },
    'user_account.avatar': { erased: 'withRow', notExported: 'goes along as a picture' },
    'user_account.password_hash': { erased: 'withRow', notExported: secret },
    'user_account.initial_password_sealed': { erased: 'withRow', notExported: secret },
  },
  classes: {
    'class_setting.class_id': { erased: 'row', notExported: 'is how tools are set, and nothing that anybody wrote' },
    'class_setting.value': { erased: 'withRow', notExported: 'is how tools are set, and nothing that anybody wrote' },
    'pupil_handover.class_id': { erased: 'row', notExported: 'is a hashed secret that ends by itself' },
    'user_account.current_class_id': { erased: 'null', notExported: 'is what somebody has open' },
    'user_setting.value': { erased: { json: withoutId }, notExported: 'is somebody’s own' },
  },
  neither: {
    account_export: ['id', 'task_id', 'parts', 'state'],
    class_setting: ['tool', 'name', 'type'],
    entra_tenant: ['tid', 'school_id', 'status'],
    invitation: ['id', 'token_hash', 'school_id', 'kind'],
    known_device: ['hash'],
    mail_token: ['hash', 'kind'],
    oidc_flow: ['hash', 'provider_id', 'step', 'verifier', 'nonce', 'wanted'],
    oidc_identity: ['provider_id'],
    oidc_provider: ['id', 'school_id', 'kind', 'name', 'issuer', 'client_id', 'client_secret_sealed', 'match_claim'],
    pupil_handover: ['id', 'code_hash'],
    qr_card: ['secret_hash', 'pin_seal'],
    recovery_code: ['hash'],
    refresh_token: ['hash', 'session_id', 'successor_hash'],
    second_factor: ['secret_sealed'],
    session: ['id', 'kind', 'end_reason', 'proven_by'],
    sign_in_challenge: ['hash', 'kind', 'device', 'app', 'proven_by'],
    teams_identity: ['tid'],
    user_account: ['deleted_by'],
    user_setting: ['tool', 'name', 'type'],
  },
});

async function dropExports({ services, work, id }: Erasure) {
  const { db } = ownWork<AccountTables>(work);
  const gone = await db.deleteFrom('account_export').where('user_id', '=', id).returning('parts').execute();
  work.afterCommit(async () => {
    for (const { parts } of gone) for (const { blob } of parts) await services.blobs.delete(blob);
  });
  return { account_export: gone.length };
}

/** That a school invited somebody is the school’s; whom, it forgets. */
async function leaveInvitations({ work, id }: Erasure) {
  const { db } = ownWork<AccountTables>(work);
  const email = await emailOf({ work, id });
  await db
    .updateTable('invitation')
    .set({ email: '', first_name: '', last_name: '' })
    .where((where) => where.or([where('accepted_by', '=', id), ...(email === null ? [] : [where('email', '=', email)])]))
    .execute();
  return {};
}

async function dropRegistrations({ work, id }: Erasure) {
  const email = await emailOf({ work, id });
  if (email !== null) await ownWork<AccountTables>(work).db.deleteFrom('mail_token').where('email', '=', email).execute();
  return {};
}

async function emailOf({ work, id }: Pick<Erasure, 'work' | 'id'>): Promise<string | null> {
  const { db } = ownWork<AccountTables>(work);
  return (await db.selectFrom('user_account').select('email').where('id', '=', id).executeTakeFirst())?.email ?? null;
}

async function endNewsletter({ services, work, id }: Erasure) {
  await endNewsletters(ownWork<AccountTables>(work), services, [id]);
  return {};
}
