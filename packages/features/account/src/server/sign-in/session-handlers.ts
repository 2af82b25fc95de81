import { confirmed } from '@pausenplatz/kernel-contract';
import { personOf, refreshCookie } from '@pausenplatz/kernel-server';
import { changeInitialPassword, checkAuthentication, logout, setSeenReleaseNotes } from '../../contract/index.ts';
import { isCommonPassword } from '../../rules/index.ts';
import { handle, refuse } from '../account.ts';
import { hashPassword, isPassword } from '../passwords.ts';
import { presentCurrentUser } from '../present.ts';
import { clearSessionCookies, endSessions, hashToken } from '../sessions.ts';

export const logoutHandler = handle(logout, async (context, input) => {
  const presented = input.RefreshToken ?? context.request.cookie(refreshCookie);
  const byToken = presented
    ? await context.db
        .selectFrom('refresh_token')
        .innerJoin('session', 'session.id', 'refresh_token.session_id')
        .select(['session.id as sessionId', 'session.user_id as userId'])
        .where('hash', '=', hashToken(presented))
        .executeTakeFirst()
    : undefined;
  const session = byToken ?? (context.actor.kind === 'user' ? context.actor : undefined);
  clearSessionCookies(context);
  if (!session) return confirmed;
  await context.transact((work) =>
    endSessions(work, context, { userId: session.userId, sessionIds: [session.sessionId], reason: 'logout' }),
  );
  return confirmed;
});

export const checkAuthenticationHandler = handle(checkAuthentication, async ({ actor, db, clock }) => {
  const user = actor.kind === 'user' ? await presentCurrentUser(db, actor.userId, clock.now()) : null;
  return { isLoggedIn: user !== null, initialPassword: actor.kind === 'user' && actor.initialPassword, user };
});

export const changeInitialPasswordHandler = handle(changeInitialPassword, async (context, { password }) => {
  const { userId, sessionId } = personOf(context);
  const user = await context.db
    .selectFrom('user_account')
    .select(['password_hash', 'initial_password', 'user_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!user.initial_password) return refuse('NO_INITIAL_PASSWORD');
  if (isCommonPassword(password, user.user_name)) return refuse('PASSWORD_TOO_COMMON');
  if (await isPassword(user.password_hash, password)) return refuse('PASSWORD_UNCHANGED');
  const passwordHash = await hashPassword(password);
  await context.transact(async (work) => {
    const { db } = work;
    await db.updateTable('user_account').set({ password_hash: passwordHash, initial_password: false }).where('id', '=', userId).execute();
    const others = await db
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '!=', sessionId)
      .where('ended_at', 'is', null)
      .execute();
    await endSessions(work, context, { userId, sessionIds: others.map((row) => row.id), reason: 'password' });
    work.afterCommit(() => context.actors.forget(userId));
  });
  return confirmed;
});

export const setSeenReleaseNotesHandler = handle(setSeenReleaseNotes, async (context, { version }) => {
  await context.db.updateTable('user_account').set({ seen_release_notes: version }).where('id', '=', personOf(context).userId).execute();
  return confirmed;
});
