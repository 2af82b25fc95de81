import { tellProfile } from '@pausenplatz/account/server';
import { confirmed } from '@pausenplatz/kernel-contract';
import { schoolTopic } from '@pausenplatz/schools/contract';
import { proveSchool } from '@pausenplatz/schools/server';
import { listTenantLinks, listTenants, tenantLimits, tenantsChanged, unlinkTeams } from '../../contract/index.ts';
import { entraConfig } from '../config.ts';
import { handle, refuse } from '../federation.ts';
import { endTeamsSessions } from './answer.ts';
import { proveTenant } from './tenant.ts';

export const listTenantsHandler = handle(listTenants, async (context, { schoolId }) => {
  const { isConfirmed } = await proveSchool(context, schoolId, 'administer');
  const requests = await context.db
    .selectFrom('entra_request')
    .innerJoin('user_account', 'user_account.id', 'entra_request.user_id')
    .select(['entra_request.id', 'tid', 'name', 'domain', 'entra_request.created_at', 'user_id', 'first_name', 'last_name'])
    .where('school_id', '=', schoolId)
    .orderBy('entra_request.created_at')
    .limit(50)
    .execute();
  const tenants = await context.db
    .selectFrom('entra_tenant')
    .leftJoin('teams_identity', 'teams_identity.tid', 'entra_tenant.tid')
    .select(['entra_tenant.tid', 'name', 'status', 'approved_at'])
    .select((select) => select.fn.count<string>('teams_identity.user_id').as('linked'))
    .where('school_id', '=', schoolId)
    .groupBy('entra_tenant.tid')
    .orderBy('name')
    .limit(50)
    .execute();
  return {
    isSetUp: context.config.of(entraConfig).clientId !== null,
    schoolConfirmed: isConfirmed,
    requests: requests.map((row) => ({
      id: row.id,
      tid: row.tid,
      name: row.name,
      domain: row.domain,
      person: { id: row.user_id, firstName: row.first_name, lastName: row.last_name },
      at: row.created_at.toISOString(),
    })),
    tenants: tenants.map(({ tid, name, status, approved_at: since, linked }) => ({
      tid,
      name: name === '' ? tid : name,
      status: status === 'approved' ? ('approved' as const) : ('blocked' as const),
      since: since?.toISOString() ?? null,
      linked: Number(linked),
    })),
  };
});

export const listTenantLinksHandler = handle(listTenantLinks, async (context, input) => {
  const tid = await proveTenant(context, input.schoolId, input.tid);
  const page = Number(input.page ?? '0');
  const rows = await context.db
    .selectFrom('teams_identity')
    .innerJoin('user_account', 'user_account.id', 'teams_identity.user_id')
    .select(['user_id', 'first_name', 'last_name', 'roles', 'linked_at', 'last_sign_in_at'])
    .where('tid', '=', tid)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('user_id')
    .limit(tenantLimits.linksAtOnce + 1)
    .offset(page * tenantLimits.linksAtOnce)
    .execute();
  return {
    links: rows.slice(0, tenantLimits.linksAtOnce).map((row) => ({
      person: { id: row.user_id, firstName: row.first_name, lastName: row.last_name },
      isPupil: row.roles.includes('Pupil'),
      since: row.linked_at.toISOString(),
      lastSignIn: row.last_sign_in_at?.toISOString() ?? null,
    })),
    next: rows.length > tenantLimits.linksAtOnce ? String(page + 1) : null,
  };
});

export const unlinkTeamsHandler = handle(unlinkTeams, async (context, { schoolId, userId, ...input }) => {
  const tid = await proveTenant(context, schoolId, input.tid);
  await context.transact(async (work) => {
    const gone = await work.db
      .deleteFrom('teams_identity')
      .where('tid', '=', tid)
      .where('user_id', '=', userId)
      .returning('user_id')
      .executeTakeFirst();
    if (!gone) return refuse('TENANT_LINK_GONE');
    await endTeamsSessions(work, context, { tid, userId });
    await work.audit({ action: 'teamsLink.remove', scopeId: schoolId, subject: { kind: 'person', id: userId } });
    await tellProfile(work, context, userId);
    work.publish({ topic: schoolTopic(schoolId) }, tenantsChanged, { v: 1, schoolId });
    return undefined;
  });
  return confirmed;
});
