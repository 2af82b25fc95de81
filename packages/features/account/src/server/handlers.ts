import type { Handler } from '@pausenplatz/kernel-server';
import { listAdministeredHandler } from './profile/administered.ts';
import { getPeopleHandler } from './profile/people.ts';
import { getPupilSettingsHandler, setClassSettingHandler, setUserSettingHandler } from './profile/settings.ts';
import {
  beginSecondFactorHandler,
  confirmSecondFactorHandler,
  disableSecondFactorHandler,
  renewRecoveryCodesHandler,
} from './second-factor/handlers.ts';
import { passSecondFactorHandler } from './second-factor/pass.ts';
import { listSecondFactorsHandler, resetSecondFactorHandler } from './second-factor/reset.ts';
import { loginHandler } from './sign-in/login.ts';
import { restoreAccountHandler } from './sign-in/restore.ts';
import { refreshHandler } from './sign-in/refresh.ts';
import {
  changeInitialPasswordHandler,
  checkAuthenticationHandler,
  logoutHandler,
  setSeenReleaseNotesHandler,
} from './sign-in/session-handlers.ts';

/** What the account answers, by subject. */
export const accountHandlers: readonly Handler[] = [
  loginHandler,
  refreshHandler,
  logoutHandler,
  checkAuthenticationHandler,
  changeInitialPasswordHandler,
  setSeenReleaseNotesHandler,
  setUserSettingHandler,
  setClassSettingHandler,
  getPupilSettingsHandler,
  getPeopleHandler,
  beginSecondFactorHandler,
  confirmSecondFactorHandler,
  renewRecoveryCodesHandler,
  disableSecondFactorHandler,
  listSecondFactorsHandler,
  resetSecondFactorHandler,
  listAdministeredHandler,
  passSecondFactorHandler,
  restoreAccountHandler,
];
