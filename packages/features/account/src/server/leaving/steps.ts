import { auditAbout, ownTables, ownWork, type Steps } from '@pausenplatz/kernel-server';
import { classSteps } from '../forget-class.ts';
import { settingsOf } from '../queries/settings.ts';
import type { AccountTables } from '../tables.ts';
import { endNewsletters } from '../profile/newsletter.ts';
import { connectionsOf } from '../profile/connections.ts';

/** What the account itself keeps about a person, and its erasure. */
export const accountSteps: Steps = {
  ...classSteps,
  async exportFor(services, userId) {
    const db = ownTables<AccountTables>(services.db);
    const person = await db
      .selectFrom('user_account')
      .select([
        'user_name',
        'first_name',
        'last_name',
        'email',
        'email_confirmed_at',
        'pending_email',
        'newsletter_email',
        'roles',
        'birth_year',
        'external_id',
      ])
      .select(['created_at', 'pro', 'seen_release_notes'])
      .where('id', '=', userId)
      .executeTakeFirst();
    const sessions = await db
      .selectFrom('session')
      .select(['device', 'app', 'kind', 'created_at', 'expires_at', 'ended_at', 'end_reason'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    const card = await db.selectFrom('qr_card').select('created_at').where('user_id', '=', userId).executeTakeFirst();
    const invitations = await db
      .selectFrom('invitation')
      .innerJoin('school', 'school.id', 'invitation.school_id')
      // The address in an invitation that one wrote is somebody else's.
      .select(['school.name as school', 'invitation.kind', 'invitation.created_at as sentAt', 'accepted_at as acceptedAt'])
      .select((select) => select('accepted_by', '=', userId).as('toMe'))
      .where((where) => where.or([where('accepted_by', '=', userId), where('invited_by', '=', userId)]))
      .orderBy('sentAt')
      .execute();
    const work = await services.db
      .selectFrom('task')
      .select(['kind', 'state', 'created_at as startedAt', 'finished_at as finishedAt'])
      .where('owner_id', '=', userId)
      .orderBy('startedAt')
      .execute();
    const devices = await db.selectFrom('known_device').select('last_seen_at as lastSeenAt').where('user_id', '=', userId).execute();
    const handover = await db.selectFrom('pupil_handover').select('expires_at as until').where('user_id', '=', userId).execute();
    const factor = await db.selectFrom('second_factor').select('confirmed_at').where('user_id', '=', userId).executeTakeFirst();
    const data = {
      person: person ?? null,
      settings: await settingsOf(db, userId),
      connections: await connectionsOf(db, userId),
      secondFactorSince: factor?.confirmed_at ?? null,
      sessions,
      knownDevices: devices,
      handover,
      qrCardSince: card?.created_at ?? null,
      invitations,
      backgroundWork: work,
      log: await auditAbout(services.db, userId),
    };
    return { data };
  },
  async forget(services, kernelWork, userId) {
    const work = ownWork<AccountTables>(kernelWork);
    const exports = await work.db.deleteFrom('account_export').where('user_id', '=', userId).returning('parts').execute();
    work.afterCommit(async () => {
      for (const { parts } of exports) for (const { blob } of parts) await services.blobs.delete(blob);
    });
    // Background work of every feature is listed by who started it.
    await kernelWork.db.deleteFrom('task').where('owner_id', '=', userId).execute();
    const row = await work.db.selectFrom('user_account').select('email').where('id', '=', userId).executeTakeFirst();
    // Waiting registrations of the same address hold a name as well.
    if (row?.email != null) await work.db.deleteFrom('mail_token').where('email', '=', row.email).execute();
    await endNewsletters(work, services, [userId]);
    // Sessions, identities, settings and codes go with the account (references with cascade).
    const gone = await work.db.deleteFrom('user_account').where('id', '=', userId).executeTakeFirst();
    return { user_account: Number(gone.numDeletedRows), account_export: exports.length };
  },
};
