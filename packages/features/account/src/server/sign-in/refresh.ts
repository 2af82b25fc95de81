import { type CallContext, type RateRule, refreshCookie } from '@pausenplatz/kernel-server';
import { accountLimits, refresh } from '../../contract/index.ts';
import { judgeRefresh } from '../../rules/index.ts';
import { handle, refuse, refuseTooMany } from '../account.ts';
import { accessToken, clearSessionCookies, endSessions, hashToken, setSessionCookies } from '../sessions.ts';
import type { AccountTables } from '../tables.ts';
import { proveBrowser } from './prove-browser.ts';

type Context = CallContext<AccountTables>;

export const refreshHandler = handle(
  refresh,
  async (context, input) => {
    const fromCookie = input.RefreshToken ? null : context.request.cookie(refreshCookie);
    if (fromCookie) proveBrowser(context);
    const renewed = await renewSession(context, input.RefreshToken ?? fromCookie);
    if (!renewed) {
      if (fromCookie) clearSessionCookies(context);
      return refuse('REFRESH_REFUSED');
    }
    const { token, refreshToken, expiration, remembered } = renewed;
    if (fromCookie) setSessionCookies(context, { token, refreshToken, expiration }, remembered);
    return { token: fromCookie ? null : token, refreshToken: fromCookie ? null : refreshToken, expiration: expiration.toISOString() };
  },
  { asSystem: true },
);

interface Renewed extends Found {
  readonly token: string;
  readonly refreshToken: string;
  readonly expiration: Date;
}

/** The next pair of tokens for a refresh token; null where it opens nothing any more. Refuses whoever asks too often. */
export async function renewSession(context: Context, presented: string | null): Promise<Renewed | null> {
  if (!presented) return null;
  await bound(context, presented);
  const found = await exchange(context, presented);
  if (!found) return null;
  return { ...found, ...(await accessToken(context, found.sessionId, found.userId)), refreshToken: successorOf(context, presented) };
}

/** A session renews itself every ten minutes, in several tabs at once. */
const perSession: RateRule = { name: 'refresh-session', points: 60, perSeconds: 600 };
/** Tokens that nobody knows, from one address. */
const perAddress: RateRule = { name: 'refresh-unknown', points: 600, perSeconds: 60 };

/** Limits each session for itself: whoever tries tokens out does not sign anybody else behind the same address out. */
async function bound(context: Context, presented: string): Promise<void> {
  const token = await context.db
    .selectFrom('refresh_token')
    .select('session_id as sessionId')
    .where('hash', '=', hashToken(presented))
    .executeTakeFirst();
  const seconds = token
    ? await context.rateLimiter.take(perSession, token.sessionId)
    : await context.rateLimiter.take(perAddress, context.request.ip);
  refuseTooMany(seconds);
}

/** The next token follows from the presented one and our secret, so a repeated answer can be given without storing it. */
function successorOf(context: Context, token: string): string {
  return context.signer.seal('refresh-1', token) + context.signer.seal('refresh-2', token);
}

interface Found {
  readonly sessionId: string;
  readonly userId: string;
  readonly remembered: boolean;
}

async function exchange(context: Context, presented: string): Promise<Found | null> {
  const hash = hashToken(presented);
  return context.transact(async (work) => {
    const { db } = work;
    // The row lock makes twenty tabs that refresh at once wait for each other.
    const token = await db
      .selectFrom('refresh_token')
      .innerJoin('session', 'session.id', 'refresh_token.session_id')
      .select(['used_at', 'successor_hash', 'session.id as sessionId', 'user_id', 'remembered', 'expires_at', 'ended_at'])
      .where('hash', '=', hash)
      .forUpdate()
      .executeTakeFirst();
    if (!token || token.ended_at) return null;
    const successor = token.successor_hash
      ? await db.selectFrom('refresh_token').select('used_at').where('hash', '=', token.successor_hash).executeTakeFirst()
      : undefined;
    const now = context.clock.now();
    const state = { usedAt: token.used_at, expiresAt: token.expires_at, successorUsed: Boolean(successor?.used_at) };
    const found = { sessionId: token.sessionId, userId: token.user_id, remembered: token.remembered };
    switch (judgeRefresh(state, now, accountLimits.refreshGraceSeconds)) {
      case 'repeat':
        return found;
      case 'expired':
        return null;
      case 'rotate': {
        const next = hashToken(successorOf(context, presented));
        await db.updateTable('refresh_token').set({ used_at: now, successor_hash: next }).where('hash', '=', hash).execute();
        await db
          .insertInto('refresh_token')
          .values({ hash: next, session_id: token.sessionId, successor_hash: null, used_at: null })
          .execute();
        return found;
      }
      case 'reuse':
        await endSessions(work, context, { sessions: [{ id: token.sessionId, userId: token.user_id }], reason: 'reuse' });
        work.afterCommit(() =>
          context.log.warn({ requestId: context.request.id, session: token.sessionId }, 'a refresh token came twice; its session ended'),
        );
        return null;
    }
  });
}
