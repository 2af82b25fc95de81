import { accountTexts } from '../../texts.ts';
import { confirmed } from '@pausenplatz/kernel-contract';
import { personOf, refreshCookie } from '@pausenplatz/kernel-server';
import { changeInitialPassword, checkAuthentication, logout, setSeenReleaseNotes } from '../../contract/index.ts';
import { handle, refuse } from '../account.ts';
import { isCommon } from '../common-passwords.ts';
import { changePassword } from '../change-password.ts';
import { fitsAccount } from '../passwords.ts';
import { presentCurrentUser } from '../present.ts';
import { clearSessionCookies, endSessions, hashToken } from '../sessions.ts';

export const logoutHandler = handle(
  logout,
  async (context, input) => {
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
    const ended = { sessions: [{ id: session.sessionId, userId: session.userId }], reason: 'logout' } as const;
    await context.transact((work) => endSessions(work, context, ended));
    return confirmed;
  },
  { asSystem: true },
);

export const checkAuthenticationHandler = handle(checkAuthentication, async (context) => {
  const { actor } = context;
  const user = actor.kind === 'user' ? await presentCurrentUser(context, actor.userId) : null;
  return { isLoggedIn: user !== null, initialPassword: actor.kind === 'user' && actor.initialPassword, user };
});

export const changeInitialPasswordHandler = handle(changeInitialPassword, async (context, { password }) => {
  const { userId, sessionId } = personOf(context);
  const user = await context.db
    .selectFrom('user_account')
    .select(['id', 'password_hash', 'initial_password', 'initial_password_sealed', 'user_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!user.initial_password) return refuse('NO_INITIAL_PASSWORD');
  const { PASSWORD_TOO_COMMON, PASSWORD_UNCHANGED } = accountTexts.refusals;
  if (isCommon(password, user.user_name)) return refuse('PASSWORD_TOO_COMMON', { fields: { password: PASSWORD_TOO_COMMON.body } });
  if (await fitsAccount(context, user, password)) return refuse('PASSWORD_UNCHANGED', { fields: { password: PASSWORD_UNCHANGED.body } });
  await changePassword(context, { userId, password, sessionId, proven: user, overtaken: () => refuse('NO_INITIAL_PASSWORD') });
  return confirmed;
});

export const setSeenReleaseNotesHandler = handle(setSeenReleaseNotes, async (context, { version }) => {
  await context.db.updateTable('user_account').set({ seen_release_notes: version }).where('id', '=', personOf(context).userId).execute();
  return confirmed;
});
