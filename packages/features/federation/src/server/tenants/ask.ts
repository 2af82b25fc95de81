import { refuseTooMany, sendAccountMail } from '@pausenplatz/account/server';
import { newId, personOf, type RateRule, type Work } from '@pausenplatz/kernel-server';
import { schoolTopic } from '@pausenplatz/schools/contract';
import { adminsOf, proveSchool, refuseUnconfirmed } from '@pausenplatz/schools/server';
import { askForTenant, tenantsChanged } from '../../contract/index.ts';
import { tenantMails } from '../../texts.tenants.ts';
import { provenIdentity } from '../entra-identity.ts';
import { type Context, handle, refuse } from '../federation.ts';
import type { FederationTables } from '../tables.ts';

/** Each new request mails all admins of a school. */
const perPerson: RateRule = { name: 'tenant-ask', points: 20, perSeconds: 86_400 };

export const askForTenantHandler = handle(
  askForTenant,
  async (context, { entraToken, schoolId, name }) => {
    const { userId } = personOf(context);
    refuseTooMany(await context.rateLimiter.take(perPerson, userId));
    const { tid, domain } = await provenIdentity(context, entraToken);
    const scope = await proveSchool(context, schoolId, 'member');
    refuseUnconfirmed(scope);
    const known = await context.db.selectFrom('entra_tenant').select(['school_id', 'status']).where('tid', '=', tid).executeTakeFirst();
    if (known?.status === 'approved') return refuse(known.school_id === schoolId ? 'TENANT_CONNECTED' : 'TENANT_ELSEWHERE');
    return context.transact(async (work) => {
      const asked = await work.db
        .insertInto('entra_request')
        .values({ id: newId(), tid, school_id: schoolId, name, domain, user_id: userId, created_at: context.clock.now() })
        .onConflict((conflict) => conflict.constraint('entra_request_once').doNothing())
        .returning('id')
        .executeTakeFirst();
      // Colleagues ask for the same thing: the first request stands for all.
      if (!asked) {
        const first = await work.db
          .selectFrom('entra_request')
          .select('id')
          .where('tid', '=', tid)
          .where('school_id', '=', schoolId)
          .executeTakeFirstOrThrow();
        return first;
      }
      await mailAdmins(work, context, { schoolId, userId, name, school: scope.schoolName });
      await work.audit({ action: 'tenant.ask', scopeId: schoolId, subject: { kind: 'tenant', id: asked.id }, about: name });
      work.publish({ topic: schoolTopic(schoolId) }, tenantsChanged, { v: 1, schoolId });
      return asked;
    });
  },
  { asSystem: true },
);

interface Asked {
  readonly schoolId: string;
  readonly school: string;
  readonly userId: string;
  readonly name: string;
}

async function mailAdmins(work: Work<FederationTables>, context: Context, { schoolId, school, userId, name }: Asked): Promise<void> {
  const ids = await adminsOf(work.db, schoolId);
  const people = await work.db
    .selectFrom('user_account')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', 'in', [...ids, userId])
    .execute();
  const asking = people.find(({ id }) => id === userId);
  for (const { id, email, first_name: firstName } of people) {
    if (email === null || !ids.includes(id)) continue;
    const path = `/verwaltung?bereich=microsoft-teams&schule=${schoolId}`;
    const values = { name, school, person: asking ? `${asking.first_name} ${asking.last_name}` : '' };
    await sendAccountMail(work, context, { to: email, mail: tenantMails.asked, kind: 'notice', firstName, path, values });
  }
}
