import { type Erasure, keepsOf, ownWork, withoutId } from '@pausenplatz/kernel-server';
import { endNewsletters } from '../profile/newsletter.ts';
import type { AccountTables, OwnTables } from '../tables.ts';

const briefly = 'lasts ten minutes';
const secret = 'is a secret, hashed or sealed';

/** Where accounts hold people and classes. */
export const accountKeeps = keepsOf<OwnTables>()({
  people: {
    'session.user_id': { erased: 'row', exportedAs: 'sessions' },
    'session.device': { erased: 'withRow', exportedAs: 'sessions' },
    'session.app': { erased: 'withRow', exportedAs: 'sessions' },
    'sign_in_challenge.user_id': { erased: 'row', notExported: briefly },
    'known_device.user_id': { erased: 'row', exportedAs: 'knownDevices' },
    'second_factor.user_id': { erased: 'row', exportedAs: 'secondFactorSince' },
    'recovery_code.user_id': { erased: 'row', notExported: secret },
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
    class_setting: ['tool', 'name', 'type'],
    known_device: ['hash'],
    pupil_handover: ['id', 'code_hash'],
    recovery_code: ['hash'],
    refresh_token: ['hash', 'session_id', 'successor_hash'],
    second_factor: ['secret_sealed'],
    session: ['id', 'kind', 'end_reason', 'proven_by'],
    sign_in_challenge: ['hash', 'kind', 'device', 'app', 'proven_by'],
    user_account: ['deleted_by'],
    user_setting: ['tool', 'name', 'type'],
  },
});

/** The address of somebody who is about to be erased. */
export async function emailOf({ work, id }: Pick<Erasure, 'work' | 'id'>): Promise<string | null> {
  const { db } = ownWork<AccountTables>(work);
  return (await db.selectFrom('user_account').select('email').where('id', '=', id).executeTakeFirst())?.email ?? null;
}

async function endNewsletter({ services, work, id }: Erasure) {
  await endNewsletters(ownWork<AccountTables>(work), services, [id]);
  return {};
}
