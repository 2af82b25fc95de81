import { createHash } from 'node:crypto';
import type { PayloadOf } from '@pausenplatz/kernel-contract';
import { accessCookie, actorSignal, type CallContext, newId, newSecret, refreshCookie, type Work } from '@pausenplatz/kernel-server';
import { accountLimits, sessionEnded } from '../contract/index.ts';
import type { Transaction } from 'kysely';
import { type AccountServices, refuse } from './account.ts';
import { holdAccount, type ProvenPassword } from './hold-password.ts';
import { proveBrowser } from './sign-in/prove-browser.ts';
import type { AccountTables } from './tables.ts';

type Context = CallContext<AccountTables>;
type EndReason = PayloadOf<typeof sessionEnded>['reason'];

export interface NewSession {
  readonly userId: string;
  readonly kind: 'cookie' | 'bearer' | 'teams';
  readonly remembered: boolean;
  /** Has a refresh token although Teams could renew it: it came by a window. */
  readonly renewable?: boolean | undefined;
  readonly provenBy?: 'password' | 'card' | 'elsewhere' | undefined;
  /** A code of the second factor was asked for and right. */
  readonly passedSecondFactor?: boolean | undefined;
  readonly device?: string | undefined;
  readonly app?: string | undefined;
  /** The password with which this person came, or how another proof is held; changed in between, it opens nothing any more. */
  readonly proven?: ProvenPassword | HoldProof | undefined;
}

/** Holds a proof until the commit; false where it is one no more. */
export type HoldProof = (db: Transaction<AccountTables>) => Promise<boolean>;

interface SessionTokens {
  readonly token: string;
  readonly refreshToken: string | null;
  readonly expiration: Date;
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Opens a session with its first pair of tokens; Teams itself renews its sessions, but for those that came by a window. */
export async function openSession(context: Context, session: NewSession): Promise<SessionTokens> {
  if (session.kind === 'cookie') proveBrowser(context);
  const now = context.clock.now();
  const id = newId();
  const lifeMs = session.remembered ? accountLimits.rememberedDays * 86_400_000 : accountLimits.sessionHours * 3_600_000;
  const refreshToken = session.kind === 'teams' && session.renewable !== true ? null : newSecret();
  await context.db.transaction().execute(async (db) => {
    const { userId, kind, remembered, provenBy = 'password', passedSecondFactor = false, device = null, app = null } = session;
    const expiresAt = new Date(now.getTime() + lifeMs);
    if (!(await isStillProven(db, session))) refuse('WRONG_CREDENTIALS');
    await db
      .insertInto('session')
      .values({
        id,
        user_id: userId,
        kind,
        proven_by: provenBy,
        second_factor_at: passedSecondFactor ? now : null,
        remembered,
        device,
        app,
        created_at: now,
        expires_at: expiresAt,
        ended_at: null,
        end_reason: null,
      })
      .execute();
    if (refreshToken)
      await db
        .insertInto('refresh_token')
        .values({ hash: hashToken(refreshToken), session_id: id, successor_hash: null, used_at: null })
        .execute();
  });
  return { ...(await accessToken(context, id, session.userId)), refreshToken };
}

/** Whoever ends all sessions with a new password waits for this one, or this one finds the new password. */
export async function isStillProven(
  db: Transaction<AccountTables>,
  { userId, proven }: Pick<NewSession, 'userId' | 'proven'>,
): Promise<boolean> {
  if (typeof proven !== 'function') return holdAccount(db, userId, proven);
  return (await holdAccount(db, userId)) && proven(db);
}

export async function accessToken(context: Context, sessionId: string, userId: string): Promise<{ token: string; expiration: Date }> {
  const expiration = new Date(context.clock.now().getTime() + accountLimits.accessTokenMinutes * 60_000);
  return { token: await context.signer.signAccess({ sessionId, userId, expiresAt: expiration }), expiration };
}

/** Ends sessions inside a transaction: their tokens stop working, their hub connections are cut, other processes learn of it. */
export async function endSessions(
  work: Work<AccountTables>,
  services: AccountServices,
  ended: { sessions: readonly { readonly id: string; readonly userId: string }[]; reason: EndReason },
): Promise<void> {
  const { sessions, reason } = ended;
  if (sessions.length === 0) return;
  const ids = sessions.map((session) => session.id);
  await work.db
    .updateTable('session')
    .set({ ended_at: services.clock.now(), end_reason: reason })
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute();
  const userIds = new Set(sessions.map((session) => session.userId));
  for (const userId of userIds) await services.signals.send(work.db, actorSignal, userId);
  for (const sessionId of ids) work.publish({ sessionId }, sessionEnded, { v: 1, reason });
  work.afterCommit(() => {
    for (const userId of userIds) services.actors.forget(userId);
    for (const sessionId of ids) services.hub.endSession(sessionId);
  });
}

/** Ends all live sessions of these people, but for one that stays. */
export async function endAllSessions(
  work: Work<AccountTables>,
  services: AccountServices,
  userIds: readonly string[],
  reason: EndReason,
  except: { readonly sessionId?: string } = {},
): Promise<void> {
  if (userIds.length === 0) return;
  const sessions = await work.db
    .selectFrom('session')
    .select(['id', 'user_id as userId'])
    .where('user_id', 'in', userIds)
    .where('ended_at', 'is', null)
    .$if(except.sessionId !== undefined, (query) => query.where('id', '!=', except.sessionId ?? ''))
    .execute();
  await endSessions(work, services, { sessions, reason });
}

/** What the browser keeps: both tokens in cookies that no script can read. */
export function setSessionCookies(context: Context, tokens: SessionTokens, remembered: boolean): void {
  const options = {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    ...(remembered && { maxAge: accountLimits.rememberedDays * 86_400 }),
  } as const;
  context.answer.setCookie(accessCookie, tokens.token, options);
  if (tokens.refreshToken) context.answer.setCookie(refreshCookie, tokens.refreshToken, options);
}

export function clearSessionCookies(context: Context): void {
  const options = { path: '/', httpOnly: true, secure: true, sameSite: 'lax', maxAge: 0 } as const;
  context.answer.setCookie(accessCookie, '', options);
  context.answer.setCookie(refreshCookie, '', options);
}
