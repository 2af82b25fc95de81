import { sendAccountMail, tellProfile } from '@pausenplatz/account/server';
import { confirmed, counted } from '@pausenplatz/kernel-contract';
import { isDuplicate, type Work } from '@pausenplatz/kernel-server';
import { schoolTopic } from '@pausenplatz/schools/contract';
import { proveSchool, refuseUnconfirmed } from '@pausenplatz/schools/server';
import { linkTenantAccounts, previewTenantAccounts, tenantsChanged, undoTenantAccounts } from '../../../contract/index.ts';
import { listedAccounts } from '../../../texts.log.ts';
import { tenantMails } from '../../../texts.tenants.ts';
import { type Context, handle, refuse } from '../../federation.ts';
import type { FederationTables } from '../../tables.ts';
import { endTeamsSessions } from '../answer.ts';
import { holdTenant, proveTenant } from '../tenant.ts';
import { judgeAccounts } from './judged-accounts.ts';

type Inside = Work<FederationTables>;

/** The approved organisation of this school, held so that nobody blocks it meanwhile. */
async function holdApproved({ db }: Pick<Inside, 'db'>, asked: Parameters<typeof holdTenant>[1]) {
  const tenant = await holdTenant(db, asked);
  return tenant.status === 'approved' ? tenant : refuse('TENANT_BLOCKED');
}

const previewHandler = handle(previewTenantAccounts, async (context, { schoolId, rows, ...input }) => {
  refuseUnconfirmed(await proveSchool(context, schoolId, 'administer'));
  const { tid } = await context.transact((work) => holdApproved(work, { schoolId, tid: input.tid }));
  const judged = await judgeAccounts(context.db, { schoolId, tid, rows });
  return {
    fingerprint: judged.fingerprint,
    rows: judged.rows.map(({ line, verdict, reason, person, by }) => ({
      line,
      verdict,
      reason,
      // Who belongs to a school beside is named to nobody here.
      person: person && reason !== 'otherSchool' ? { id: person.id, firstName: person.firstName, lastName: person.lastName } : null,
      by,
    })),
  };
});

const linkHandler = handle(linkTenantAccounts, async (context, { schoolId, rows, fingerprint, ...input }) => {
  const scope = await proveSchool(context, schoolId, 'administer');
  refuseUnconfirmed(scope);
  return context.transact(async (work) => {
    const { tid, name } = await holdApproved(work, { schoolId, tid: input.tid });
    const judged = await judgeAccounts(work.db, { schoolId, tid, rows });
    if (judged.fingerprint !== fingerprint) return refuse('TENANT_LIST_CHANGED');
    const matches = judged.rows.flatMap(({ verdict, objectId, person }) => (verdict === 'match' && person ? [{ objectId, person }] : []));
    if (matches.length === 0) return refuse('TENANT_LIST_NOTHING');
    const connected = matches.map(({ objectId, person }) => ({ tid, oid: objectId, user_id: person.id, last_sign_in_at: null }));
    // Somebody may connect their account themselves in this moment.
    const insert = work.db.insertInto('teams_identity').values(connected).execute();
    await insert.catch((error: unknown) => (isDuplicate(error) ? refuse('TENANT_LIST_CHANGED') : Promise.reject(error)));
    const changes = [{ is: counted(listedAccounts, matches.length) }];
    await work.audit({ action: 'tenant.list', scopeId: schoolId, subject: { kind: 'tenant', id: tid }, about: name, changes });
    for (const { person } of matches) {
      await work.audit({ action: 'teamsLink.add', scopeId: schoolId, subject: { kind: 'person', id: person.id }, changes: [{ is: name }] });
      await tellConnected(work, context, { person, school: scope.schoolName });
    }
    work.publish({ topic: schoolTopic(schoolId) }, tenantsChanged, { v: 1, schoolId });
    return { links: matches.map(({ objectId, person }) => ({ objectId, userId: person.id })) };
  });
});

interface Connected {
  readonly person: { readonly id: string; readonly firstName: string; readonly email: string | null };
  readonly school: string;
}

/** Whoever did not do this themselves must learn of it. */
async function tellConnected(work: Inside, context: Context, { person, school }: Connected): Promise<void> {
  const mail = tenantMails.connected;
  if (person.email !== null)
    await sendAccountMail(work, context, { to: person.email, mail, firstName: person.firstName, values: { school } });
  await tellProfile(work, context, person.id);
}

const undoHandler = handle(undoTenantAccounts, async (context, { schoolId, links, ...input }) => {
  const tid = await proveTenant(context, schoolId, input.tid);
  await context.transact(async (work) => {
    for (const { objectId, userId } of links) {
      const gone = await work.db
        .deleteFrom('teams_identity')
        .where('tid', '=', tid)
        .where('oid', '=', objectId.toLowerCase())
        .where('user_id', '=', userId)
        .returning('user_id')
        .executeTakeFirst();
      if (!gone) continue;
      await endTeamsSessions(work, context, { tid, userId });
      await work.audit({ action: 'teamsLink.remove', scopeId: schoolId, subject: { kind: 'person', id: userId } });
      await tellProfile(work, context, userId);
    }
    work.publish({ topic: schoolTopic(schoolId) }, tenantsChanged, { v: 1, schoolId });
  });
  return confirmed;
});

/** Accounts of a whole organisation by a list of its admin. */
export const accountListHandlers = [previewHandler, linkHandler, undoHandler];
