import { federationMails } from '../texts.ts';
import { type CallContext, isDuplicate } from '@pausenplatz/kernel-server';
import { schoolFamily, schoolsBelow } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import { linkFederated } from '../contract/index.ts';
import { handle, refuse } from './federation.ts';
import { hashToken, sendAccountMail, tellProfile } from '@pausenplatz/account/server';
import type { FederationTables } from './tables.ts';
import { endForeignLinks, isOfSchool } from './links.ts';
import { proveLink } from './prove-link.ts';

type Context = CallContext<FederationTables>;

/** Who a provider proved: its pseudonym of the person, and what else it said. */
export interface Identity {
  readonly providerId: string;
  readonly subject: string;
  readonly claims?: Readonly<Record<string, unknown>>;
}

/** The account that this school account was connected with; who has left the school since is connected no longer. */
export async function findLinked(context: Context, schoolId: string, { providerId, subject }: Identity) {
  const user = await context.db
    .selectFrom('oidc_identity')
    .innerJoin('user_account', 'user_account.id', 'oidc_identity.user_id')
    .select(['id', 'deleted_at', 'deleted_by'])
    .where('provider_id', '=', providerId)
    .where('subject', '=', subject)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!user) return null;
  if (!(await isOfSchool(context.db, schoolId, user.id))) {
    await context.transact((work) => endForeignLinks(work, context, [user.id]));
    return null;
  }
  await context.db
    .updateTable('oidc_identity')
    .set({ last_sign_in_at: context.clock.now() })
    .where('provider_id', '=', providerId)
    .where('subject', '=', subject)
    .execute();
  return user;
}

interface Matching {
  readonly id: string;
  readonly school_id: string;
  readonly match_claim: string | null;
}

/**
 * Just-in-time link: the claim that the school named carries the person's number in its administration, and exactly one account of
 * the school (or of a school below it) that belongs to no other school has that number. Names and e-mail addresses never match: they can be given
 * to somebody else.
 */
export async function matchByClaim(context: Context, provider: Matching, identity: Identity) {
  const value = provider.match_claim === null ? undefined : identity.claims?.[provider.match_claim];
  if (typeof value !== 'string' || value === '' || value.length > 200) return null;
  const [below, family] = [await schoolsBelow(context.db, provider.school_id), await schoolFamily(context.db, provider.school_id)];
  const { rows } = await sql<{ id: string }>`
    select distinct user_account.id from user_account
    join school_member on school_member.user_id = user_account.id and school_member.school_id = any(${below})
    where external_id = ${value} and deleted_at is null and disabled_at is null
      and not exists (select 1 from school_member other where other.user_id = user_account.id and other.school_id <> all(${family}))
    limit 2`.execute(context.db);
  const [only, another] = rows;
  if (!only || another) return null;
  await connectIdentity(context, identity, only.id);
  return { id: only.id, deleted_at: null, deleted_by: null };
}

/** Connects a school account with an account; refuses where either is connected otherwise already. */
export async function connectIdentity(context: Context, { providerId, subject }: Identity, userId: string): Promise<void> {
  const existing = await context.db
    .selectFrom('oidc_identity')
    .select('user_id')
    .where('provider_id', '=', providerId)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (existing?.user_id === userId) return;
  if (existing) return refuse('LINKED_ELSEWHERE');
  await context
    .transact(async (work) => {
      const { db } = work;
      const now = context.clock.now();
      await db
        .insertInto('oidc_identity')
        .values({ provider_id: providerId, subject, user_id: userId, linked_at: now, last_sign_in_at: now })
        .execute();
      const person = await db.selectFrom('user_account').select(['email', 'first_name']).where('id', '=', userId).executeTakeFirst();
      const provider = await db.selectFrom('oidc_provider').select(['name', 'school_id']).where('id', '=', providerId).executeTakeFirst();
      // Whoever did not do this themselves must learn of it.
      const values = { provider: provider?.name ?? '' };
      if (person?.email)
        await sendAccountMail(work, context, {
          to: person.email,
          mail: federationMails.schoolAccountConnected,
          firstName: person.first_name,
          values,
        });
      await work.audit({
        action: 'identity.link',
        scopeId: provider?.school_id ?? null,
        subject: { kind: 'person', id: userId },
        changes: [{ is: values.provider }],
      });
      await tellProfile(work, context, userId);
    })
    .catch((error: unknown) => (isDuplicate(error) ? refuse('LINKED_ELSEWHERE') : Promise.reject(error)));
}

export const linkFederatedHandler = handle(
  linkFederated,
  async (context, { ticket, password }) => {
    const waiting = await context.db
      .selectFrom('oidc_flow')
      .innerJoin('oidc_provider', 'oidc_provider.id', 'oidc_flow.provider_id')
      .select('school_id as schoolId')
      .where('hash', '=', hashToken(ticket))
      .where('step', '=', 'link')
      .executeTakeFirst();
    if (!waiting) return refuse('LINK_ENDED');
    // A wrong password leaves the ticket for the next try.
    const userId = await proveLink(context, { schoolId: waiting.schoolId, password });
    const flow = await context.db
      .deleteFrom('oidc_flow')
      .where('hash', '=', hashToken(ticket))
      .where('step', '=', 'link')
      .where('expires_at', '>', context.clock.now())
      .returning(['provider_id', 'subject'])
      .executeTakeFirst();
    if (!flow || flow.subject === null) return refuse('LINK_ENDED');
    await connectIdentity(context, { providerId: flow.provider_id, subject: flow.subject }, userId);
    const provider = await context.db
      .selectFrom('oidc_provider')
      .select('name')
      .where('id', '=', flow.provider_id)
      .executeTakeFirstOrThrow();
    return { provider: provider.name };
  },
  { asSystem: true },
);
