import { confirmed } from '@pausenplatz/kernel-contract';
import { changeOwnPassword } from '../contract/index.ts';
import { handle } from './profile.ts';
import { changePassword, profileOf, proveOwnPassword, refuseCommon, refuseUnchanged } from '@pausenplatz/account/server';

export const changeOwnPasswordHandler = handle(changeOwnPassword, async (context, { current, password }) => {
  const user = await profileOf(context);
  const proven = await proveOwnPassword(context, user.id, current, 'current');
  if (current === password) refuseUnchanged();
  refuseCommon(password, user.user_name);
  await changePassword(context, { userId: user.id, password, sessionId: user.sessionId, proven });
  return confirmed;
});
