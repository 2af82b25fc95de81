import { federationMails } from '../../texts.ts';
import { confirmed } from '@pausenplatz/kernel-contract';
import { bearerOf, isDuplicate, personOf } from '@pausenplatz/kernel-server';
import { schoolTopic } from '@pausenplatz/schools/contract';
import { connectTeams, disconnectTeams, teamsSignIn, tenantsChanged } from '../../contract/index.ts';
import { handle, refuse } from '../federation.ts';
import { proveLink } from '../prove-link.ts';
import { endSessions, openSession, presentCurrentUser, sendAccountMail } from '@pausenplatz/account/server';
import { linkedAccount } from './linked-account.ts';
import { admittedIdentity } from '../entra-identity.ts';

export const teamsSignInHandler = handle(
  teamsSignIn,
  async (context, { id }) => {
    const linked = await linkedAccount(context, bearerOf(context.request.header('authorization') ?? undefined));
    if (id && id.toLowerCase() !== linked.oid) return refuse('ENTRA_UNAUTHORIZED');
    const { token, expiration } = await openSession(context, {
      userId: linked.userId,
      kind: 'teams',
      provenBy: 'elsewhere',
      remembered: false,
      app: 'teams',
    });
    const user = await presentCurrentUser(context, linked.userId);
    return user ? { token, expiration: expiration.toISOString(), user } : refuse('TEAMS_NOT_LINKED');
  },
  { asSystem: true },
);

export const connectTeamsHandler = handle(
  connectTeams,
  async (context, { entraToken, password }) => {
    const { tid, oid, schoolId, tenantName } = await admittedIdentity(context, entraToken);
    const userId = await proveLink(context, { schoolId, password });
    const existing = await context.db
      .selectFrom('teams_identity')
      .select('user_id')
      .where('tid', '=', tid)
      .where('oid', '=', oid)
      .executeTakeFirst();
    if (existing) return existing.user_id === userId ? confirmed : refuse('TEAMS_LINKED_ELSEWHERE');
    try {
      await context.transact(async (work) => {
        await work.audit({
          action: 'teamsLink.add',
          scopeId: schoolId,
          subject: { kind: 'person', id: userId },
          changes: [{ is: tenantName }],
        });
        await work.db.insertInto('teams_identity').values({ tid, oid, user_id: userId, last_sign_in_at: null }).execute();
        const person = await work.db.selectFrom('user_account').select(['email', 'first_name']).where('id', '=', userId).executeTakeFirst();
        // Whoever did not do this themselves must learn of it.
        if (person?.email)
          await sendAccountMail(work, context, { to: person.email, mail: federationMails.teamsConnected, firstName: person.first_name });
      });
    } catch (error) {
      if (isDuplicate(error)) return refuse('TEAMS_LINKED_ELSEWHERE');
      throw error;
    }
    return confirmed;
  },
  { asSystem: true },
);

export const disconnectTeamsHandler = handle(disconnectTeams, async (context) => {
  const { userId } = personOf(context);
  await context.transact(async (work) => {
    const { db } = work;
    const left = await db
      .deleteFrom('teams_identity')
      .using('entra_tenant')
      .whereRef('entra_tenant.tid', '=', 'teams_identity.tid')
      .where('user_id', '=', userId)
      .returning(['school_id as schoolId', 'entra_tenant.name', 'entra_tenant.tid'])
      .execute();
    for (const { schoolId, name, tid } of left) {
      const changes = [{ was: name === '' ? tid : name }];
      await work.audit({ action: 'teamsLink.end', scopeId: schoolId, subject: { kind: 'person', id: userId }, changes });
      work.publish({ topic: schoolTopic(schoolId) }, tenantsChanged, { v: 1, schoolId });
    }
    const sessions = await db
      .selectFrom('session')
      .select(['id', 'user_id as userId'])
      .where('user_id', '=', userId)
      .where('kind', '=', 'teams')
      .where('ended_at', 'is', null)
      .execute();
    await endSessions(work, context, { sessions, reason: 'revoked' });
  });
  return confirmed;
});
