import { refuseTrashed } from '@pausenplatz/account/server';
import type { RateRule } from '@pausenplatz/kernel-server';
import { refuseTooMany } from '@pausenplatz/account/server';
import { admittedIdentity } from '../entra-identity.ts';
import type { EntraIdentity } from '../entra-token.ts';
import { type Context, refuse } from '../federation.ts';
import { endForeignLinks, isOfSchool } from '../links.ts';

/** One person opens several tabs at once, and each renews its session every quarter of an hour. */
const perIdentity: RateRule = { name: 'teams-identity', points: 120, perSeconds: 600 };

/** The account with which the token's Microsoft account is connected, for who may be in Teams; refuses everybody else. */
export async function linkedAccount(context: Context, token: string | null): Promise<EntraIdentity & { readonly userId: string }> {
  const identity = await admittedIdentity(context, token);
  const { tid, oid, schoolId } = identity;
  refuseTooMany(await context.rateLimiter.take(perIdentity, `${tid}.${oid}`));
  const linked = await context.db
    .selectFrom('teams_identity')
    .innerJoin('user_account', 'user_account.id', 'teams_identity.user_id')
    .select(['user_account.id', 'roles', 'disabled_at', 'deleted_at', 'deleted_by'])
    .where('tid', '=', tid)
    .where('oid', '=', oid)
    .executeTakeFirst();
  if (!linked || linked.disabled_at) return refuse('TEAMS_NOT_LINKED');
  if (!(await isOfSchool(context.db, schoolId, linked.id))) {
    await context.transact((work) => endForeignLinks(work, context, [linked.id]));
    return refuse('TEAMS_NOT_LINKED');
  }
  refuseRole(linked.roles);
  refuseTrashed(linked);
  await context.db
    .updateTable('teams_identity')
    .set({ last_sign_in_at: context.clock.now() })
    .where('tid', '=', tid)
    .where('oid', '=', oid)
    .execute();
  return { ...identity, userId: linked.id };
}

/** Teams is for pupils and teachers. */
export function refuseRole(roles: readonly string[]): void {
  if (!roles.some((role) => role === 'Teacher' || role === 'Pupil')) refuse('WRONG_ROLE');
}
