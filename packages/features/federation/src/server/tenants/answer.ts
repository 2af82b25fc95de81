import { endSessions, sendAccountMail } from '@pausenplatz/account/server';
import { confirmed } from '@pausenplatz/kernel-contract';
import type { Work } from '@pausenplatz/kernel-server';
import { schoolTopic } from '@pausenplatz/schools/contract';
import { proveSchool, refuseUnconfirmed } from '@pausenplatz/schools/server';
import { answerTenant, setTenant, tenantAnswered, tenantsChanged } from '../../contract/index.ts';
import { tenantWords } from '../../texts.log.ts';
import { tenantMails } from '../../texts.tenants.ts';
import { type Context, handle, refuse } from '../federation.ts';
import type { FederationTables } from '../tables.ts';
import { holdTenant } from './tenant.ts';

type Inside = Work<FederationTables>;

export const answerTenantHandler = handle(
  answerTenant,
  async (context, { schoolId, id, approve }) => {
    const scope = await proveSchool(context, schoolId, 'administer');
    if (approve) refuseUnconfirmed(scope);
    await context.transact(async (work) => {
      // Of two admins the first one answers.
      const request = await work.db
        .deleteFrom('entra_request')
        .where('id', '=', id)
        .where('school_id', '=', schoolId)
        .returning(['tid', 'name', 'user_id as userId'])
        .executeTakeFirst();
      if (!request) return refuse('TENANT_REQUEST_GONE');
      if (approve) await admit(work, { ...request, schoolId, now: context.clock.now() });
      const action = approve ? 'tenant.approve' : 'tenant.decline';
      await work.audit({ action, scopeId: schoolId, subject: { kind: 'tenant', id }, about: request.name });
      await tellAnswer(work, context, { ...request, id, approve, school: scope.schoolName });
      work.publish({ topic: schoolTopic(schoolId) }, tenantsChanged, { v: 1, schoolId });
      return undefined;
    });
    return confirmed;
  },
  { asSystem: true },
);

interface Admitted {
  readonly tid: string;
  readonly name: string;
  readonly schoolId: string;
  readonly now: Date;
}

/** An organisation belongs to one school at a time; what another one had blocked begins anew, with nobody connected. */
async function admit({ db }: Inside, { tid, name, schoolId, now }: Admitted): Promise<void> {
  const known = await db.selectFrom('entra_tenant').select(['school_id', 'status']).where('tid', '=', tid).forUpdate().executeTakeFirst();
  if (known && known.school_id !== schoolId) {
    if (known.status === 'approved') return refuse('TENANT_ELSEWHERE');
    await db.deleteFrom('teams_identity').where('tid', '=', tid).execute();
  }
  const values = { school_id: schoolId, name, status: 'approved', approved_at: now } as const;
  await db
    .insertInto('entra_tenant')
    .values({ tid, ...values })
    .onConflict((conflict) => conflict.column('tid').doUpdateSet(values))
    .execute();
}

interface Answered {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly school: string;
  readonly approve: boolean;
}

async function tellAnswer(work: Inside, context: Context, { id, userId, name, school, approve }: Answered): Promise<void> {
  const person = await work.db.selectFrom('user_account').select(['email', 'first_name']).where('id', '=', userId).executeTakeFirst();
  if (person?.email) {
    const mail = approve ? tenantMails.approved : tenantMails.declined;
    await sendAccountMail(work, context, {
      to: person.email,
      mail,
      kind: 'notice',
      firstName: person.first_name,
      values: { name, school },
    });
  }
  work.publish({ userId }, tenantAnswered, { v: 1, id, approved: approve });
}

export const setTenantHandler = handle(setTenant, async (context, { schoolId, tid, status }) => {
  const scope = await proveSchool(context, schoolId, 'administer');
  if (status === 'approved') refuseUnconfirmed(scope);
  await context.transact(async (work) => {
    const { db } = work;
    const tenant = await holdTenant(db, { schoolId, tid });
    if (tenant.status === status) return undefined;
    const approved = status === 'approved' ? { approved_at: context.clock.now() } : {};
    await db
      .updateTable('entra_tenant')
      .set({ status, ...approved })
      .where('tid', '=', tenant.tid)
      .execute();
    if (status === 'blocked') await endTeamsSessions(work, context, { tid: tenant.tid });
    const changes = [{ was: tenantWords[tenant.status === 'approved' ? 'approved' : 'blocked'], is: tenantWords[status] }];
    await work.audit({ action: 'tenant.set', scopeId: schoolId, subject: { kind: 'tenant', id: tenant.tid }, about: tenant.name, changes });
    work.publish({ topic: schoolTopic(schoolId) }, tenantsChanged, { v: 1, schoolId });
    return undefined;
  });
  return confirmed;
});

/** Ends what was opened in the Teams of an organisation, of everybody or of one person; other sessions stay. */
export async function endTeamsSessions(
  work: Inside,
  context: Context,
  { tid, userId }: { readonly tid: string; readonly userId?: string },
): Promise<void> {
  const linked = work.db.selectFrom('teams_identity').select('user_id').where('tid', '=', tid);
  const whose = userId === undefined ? linked : [userId];
  await work.db.deleteFrom('teams_window').where('kind', '=', 'teams').where('user_id', 'in', whose).execute();
  const sessions = await work.db
    .selectFrom('session')
    .select(['id', 'user_id as userId'])
    .where('user_id', 'in', whose)
    .where('kind', '=', 'teams')
    .where('ended_at', 'is', null)
    .execute();
  await endSessions(work, context, { sessions, reason: 'revoked' });
}
