import { confirmed } from '@pausenplatz/kernel-contract';
import { type CallContext, ownTables, personOf, type Services, transactAs, type Work } from '@pausenplatz/kernel-server';
import { membershipsOf } from '@pausenplatz/schools/server';
import { type Kysely, sql } from 'kysely';
import { listSecondFactors, resetSecondFactor } from '../../contract/index.ts';
import { judgeReset } from '../../rules/index.ts';
import { accountMails } from '../../texts.mails.ts';
import { type AccountServices, handle, refuse } from '../account.ts';
import { provePerson } from '../person-scope.ts';
import { sendAccountMail } from '../send-account-mail.ts';
import { endAllSessions } from '../sessions.ts';
import type { AccountTables } from '../tables.ts';

export const listSecondFactorsHandler = handle(listSecondFactors, async (context) => {
  const { userId, adminSchoolIds } = personOf(context);
  const schools = [...adminSchoolIds];
  // Whoever administers a school besides is for the admins of that one as well.
  const { rows } = await sql<{ id: string }>`
    select distinct factor.user_id as id from second_factor factor
    join user_account account on account.id = factor.user_id and account.deleted_at is null
    join school_member member on member.user_id = factor.user_id and member.school_id = any(${schools})
    where factor.confirmed_at is not null and factor.user_id <> ${userId} and not exists (
      select 1 from school_member other
      where other.user_id = factor.user_id and other.kind = 'admin' and other.school_id <> all(${schools}))`.execute(context.db);
  return { userIds: rows.map(({ id }) => id) };
});

export const resetSecondFactorHandler = handle(resetSecondFactor, async (context, { id }) => {
  const admin = personOf(context);
  const scope = await provePerson(context, id, 'see');
  const verdict = judgeReset({
    isSelf: admin.userId === id,
    passedOwn: await hasPassedOwn(context, admin),
    adminSchoolIds: admin.adminSchoolIds,
    belongsTo: scope.schoolIds,
    administers: (await membershipsOf(context.db, id)).adminSchoolIds,
  });
  if (verdict === 'self') return refuse('SECOND_FACTOR_SELF');
  if (verdict === 'notTheirs') return refuse('SECOND_FACTOR_NOT_THEIRS');
  if (verdict === 'ownMissing') return refuse('SECOND_FACTOR_OWN_FIRST');
  const { first_name, last_name } = await context.db
    .selectFrom('user_account')
    .select(['first_name', 'last_name'])
    .where('id', '=', admin.userId)
    .executeTakeFirstOrThrow();
  const schoolId = scope.schoolIds.find((one) => admin.adminSchoolIds.includes(one)) ?? null;
  await context.transact(async (work) => {
    const isReset = await takeSecondFactor(work, context, { userId: id, by: `${first_name} ${last_name}`, schoolId });
    if (!isReset) refuse('SECOND_FACTOR_NONE');
  });
  return confirmed;
});

/** Whether a code was asked for in this session, of the factor that the admin has now. */
async function hasPassedOwn({ db }: CallContext<AccountTables>, admin: { readonly userId: string; readonly sessionId: string }) {
  const row = await db
    .selectFrom('session')
    .innerJoin('second_factor', 'second_factor.user_id', 'session.user_id')
    .select('session.id')
    .where('session.id', '=', admin.sessionId)
    .where('second_factor.user_id', '=', admin.userId)
    .whereRef('second_factor_at', '>=', 'confirmed_at')
    .executeTakeFirst();
  return row !== undefined;
}

interface Reset {
  readonly userId: string;
  /** Who did it, as the person's mail names them. */
  readonly by: string;
  /** The school whose log says so. */
  readonly schoolId: string | null;
}

/** Takes factor and recovery codes, ends every session and every sign-in under way, and tells the person; false where there is none. */
async function takeSecondFactor(work: Work<AccountTables>, services: AccountServices, { userId, by, schoolId }: Reset): Promise<boolean> {
  const { db } = work;
  const taken = await db
    .deleteFrom('second_factor')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!taken) return false;
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  // Who sits before the question for a code begins anew instead of typing codes that nothing fits any more.
  await db.deleteFrom('sign_in_challenge').where('user_id', '=', userId).execute();
  await endAllSessions(work, services, [userId], 'revoked');
  const person = await db.selectFrom('user_account').select(['email', 'first_name']).where('id', '=', userId).executeTakeFirstOrThrow();
  const mail = { mail: accountMails.secondFactorReset, firstName: person.first_name, path: '/login', values: { by } } as const;
  if (person.email !== null) await sendAccountMail(work, services, { to: person.email, ...mail });
  await work.audit({ action: 'secondFactor.reset', scopeId: schoolId, subject: { kind: 'person', id: userId } });
  return true;
}

/** For the operator, when nobody is left at a school who could: `userName` is a user name or an address. */
export async function resetSecondFactorOf(services: Services, userName: string): Promise<'done' | 'unknown' | 'none'> {
  const db = ownTables<AccountTables>(services.db);
  const person = await findByName(db, userName.toLowerCase());
  if (!person) return 'unknown';
  const { adminSchoolIds, schools } = await membershipsOf(db, person.id);
  const reset = {
    userId: person.id,
    by: accountMails.secondFactorReset.operator,
    schoolId: adminSchoolIds[0] ?? schools[0]?.id ?? null,
  };
  const isReset = await transactAs<AccountTables>(services)((work) => takeSecondFactor(work, services, reset));
  return isReset ? 'done' : 'none';
}

function findByName(db: Kysely<AccountTables>, name: string) {
  return db
    .selectFrom('user_account')
    .select('id')
    .where((where) =>
      where.or([where(where.fn<string>('lower', ['user_name']), '=', name), where(where.fn<string>('lower', ['email']), '=', name)]),
    )
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
