import { presentCurrentUser, renewSession } from '@pausenplatz/account/server';
import { renewTeamsWindow } from '../../contract/index.ts';
import { type Context, handle, refuse } from '../federation.ts';
import { refuseRole } from './linked-account.ts';

/** Exists in the frame of one Teams alone: browsers keep it apart from the own website and from every other one around a frame. */
const tabCookie = '__Host-pausenplatz-tab';
const options = { path: '/', httpOnly: true, secure: true, sameSite: 'none', partitioned: true } as const;

/** Keeps the refresh token of a tab that signed in by a window; without one the cookie goes. */
export function keepInTab(context: Context, refreshToken: string | null): void {
  context.answer.setCookie(tabCookie, refreshToken ?? '', { ...options, ...(refreshToken === null && { maxAge: 0 }) });
}

export const renewTeamsWindowHandler = handle(
  renewTeamsWindow,
  async (context) => {
    const presented = context.request.cookie(tabCookie);
    const renewed = await renewSession(context, presented);
    const user = renewed && (await presentCurrentUser(context, renewed.userId));
    if (!renewed || !user) {
      if (presented) keepInTab(context, null);
      return refuse('REFRESH_REFUSED');
    }
    refuseRole(user.userRoles);
    keepInTab(context, renewed.refreshToken);
    return { token: renewed.token, expiration: renewed.expiration.toISOString(), user };
  },
  { asSystem: true },
);
