import { listAdministered, listSecondFactors, resetSecondFactor } from './helping.ts';
import { restoreAccount } from './restore.ts';
import { getPeople } from './people.ts';
import { beginSecondFactor, confirmSecondFactor, disableSecondFactor, passSecondFactor, renewRecoveryCodes } from './second-factor.ts';
import { getPupilSettings, setClassSetting, setUserSetting } from './settings.ts';
import { changeInitialPassword, checkAuthentication, login, logout, refresh, setSeenReleaseNotes } from './sign-in.ts';

export * from './restore.ts';
export * from './fields.ts';
export * from './proof-refusals.ts';
export * from './helping.ts';
export * from './hub.ts';
export { accountLimits } from './limits.ts';
export * from './people.ts';
export * from './second-factor.ts';
export * from './settings.ts';
export * from './sign-in.ts';
export { currentUser, type CurrentUser } from './user.ts';

export const accountCalls = {
  login,
  refresh,
  logout,
  checkAuthentication,
  changeInitialPassword,
  setSeenReleaseNotes,
  setUserSetting,
  setClassSetting,
  getPupilSettings,
  getPeople,
  passSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  disableSecondFactor,
  listSecondFactors,
  resetSecondFactor,
  listAdministered,
  restoreAccount,
} as const;
