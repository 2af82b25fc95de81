import { isMine, isOfMyClasses, isOfMyPeople, isOfMySchools, raiseWall, raiseWallApart, type Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** What a school's teachers and admins reset, end or hand out for their people. */
const ofPeople = [
  'session',
  'teams_identity',
  'oidc_identity',
  'mail_token',
  'second_factor',
  'recovery_code',
  'sign_in_challenge',
  'qr_card',
  'user_setting',
  'known_device',
] as const;

/** Accounts, and what opens them, are there for the person and for the school family. */
export const wallAccounts: Migration = {
  name: '2026-11-24-account-wall',
  async up(db) {
    for (const table of ofPeople) await raiseWall(db, table, isOfMyPeople(`${table}.user_id`));
    await raiseWall(db, 'account_export', isMine('account_export.user_id'));
    await raiseWall(db, 'user_account', isOfMyPeople('user_account.id'));
    // A new account belongs to nobody yet; its membership is written after it.
    await sql`create policy begin on user_account for insert with check (true)`.execute(db);
    await raiseWall(db, 'refresh_token', 'exists (select from session where session.id = refresh_token.session_id)');
    await raiseWall(db, 'class_setting', isOfMyClasses('class_setting.class_id'));
    await raiseWall(db, 'entra_tenant', isOfMySchools('entra_tenant.school_id'));
    await raiseWall(db, 'oidc_provider', isOfMySchools('oidc_provider.school_id'));
    await raiseWall(db, 'oidc_flow', isMine('oidc_flow.connects_user_id'));
    await raiseWall(db, 'invitation', isOfMySchools('invitation.school_id'));
    const [ofPupil, ofClass] = [isOfMyPeople('pupil_handover.user_id'), isOfMyClasses('pupil_handover.class_id')];
    await raiseWallApart(db, 'pupil_handover', {
      read: [ofPupil, ofClass],
      change: [`${ofPupil} and (pupil_handover.class_id is null or ${ofClass})`],
    });
  },
};
