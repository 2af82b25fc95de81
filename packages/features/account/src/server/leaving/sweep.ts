import { daysBefore } from '@pausenplatz/kernel-format';
import { erase, type JobDefinition, ownTables, type Services, transactAs, type Work } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import { accountLimits } from '../../contract/index.ts';
import type { AccountTables } from '../tables.ts';

/** Every night: accounts whose sixty days are over are erased, and secrets that have ended go. */
export const sweepAccounts: JobDefinition = {
  name: 'account-sweep',
  schedule: '20 3 * * *',
  run: async (services) => {
    await eraseTrashed(services);
    await dropEnded(services);
  },
};

/** Erases the accounts in the trash whose time is over, each in one transaction over all features; answers how many (R11). */
export async function eraseTrashed(services: Services): Promise<number> {
  const before = daysBefore(services.clock.now(), accountLimits.trashDays);
  const due = await ownTables<AccountTables>(services.db)
    .selectFrom('user_account')
    .select('id')
    .where('deleted_at', '<=', before)
    .execute();
  let erased = 0;
  for (const { id } of due) {
    try {
      if (await eraseAccount(services, id, before)) erased += 1;
    } catch (error) {
      // One account that cannot go must not keep all others.
      services.log.error({ err: error, account: id }, 'account not erased');
    }
  }
  return erased;
}

/** Erases what all features keep; false when the person fetched the account back while others were erased. */
async function eraseAccount(services: Services, userId: string, before: Date): Promise<boolean> {
  return transactAs<AccountTables>(services)(async (work: Work<AccountTables>) => {
    const due = await work.db
      .selectFrom('user_account')
      .select('id')
      .where('id', '=', userId)
      .where('deleted_at', '<=', before)
      .forUpdate()
      .executeTakeFirst();
    if (!due) return false;
    const schools = await work.db.selectFrom('school_member').select('school_id').where('user_id', '=', userId).execute();
    const gone = await erase(services, work, 'people', userId);
    const rows = Object.values(gone).reduce((sum, count) => sum + count, 0);
    const scopeId = schools[0]?.school_id ?? null;
    await work.audit({ action: 'account.erase', scopeId, subject: { kind: 'person', id: userId }, details: { rows } });
    return true;
  });
}

async function dropEnded(services: Services): Promise<void> {
  const db = ownTables<AccountTables>(services.db);
  const now = services.clock.now();
  await db.deleteFrom('sign_in_challenge').where('expires_at', '<', now).execute();
  await db.deleteFrom('pupil_handover').where('expires_at', '<', now).execute();
  await db.deleteFrom('known_device').where('last_seen_at', '<', daysBefore(now, accountLimits.knownDeviceDays)).execute();
  await dropSessions(db, now);
}

/** Sessions that ended some time ago, with their tokens; and in those that go on the tokens that nobody can use any more. */
async function dropSessions(db: Kysely<AccountTables>, now: Date): Promise<void> {
  const before = daysBefore(now, accountLimits.endedSessionDays);
  await sql`delete from session where coalesce(ended_at, expires_at) < ${before}`.execute(db);
  // Used twice it still ends its session for a day; after that it is as unknown as any other.
  await db.deleteFrom('refresh_token').where('used_at', '<', daysBefore(now, 1)).execute();
}
