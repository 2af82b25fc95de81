import type { Handler } from '@pausenplatz/kernel-server';
import { linkFederatedHandler } from './federation/identities.ts';
import { listProvidersHandler, removeProviderHandler, saveProviderHandler } from './federation/providers.ts';
import { beginFederatedHandler, completeFederatedHandler, listSignInWaysHandler } from './federation/sign-in.ts';
import { acceptInvitationHandler, lookAtInvitationHandler } from './invitations/handlers.ts';
import { deleteAccountHandler, restoreAccountHandler } from './leaving/delete.ts';
import { latestExportHandler, startExportHandler } from './leaving/export.ts';
import { listAdministeredHandler } from './profile/administered.ts';
import { cancelEmailChangeHandler, changeEmailHandler } from './profile/email.ts';
import { inviteMyselfHandler } from './profile/handover.ts';
import { getPeopleHandler } from './profile/people.ts';
import { disconnectAccountHandler, getProfileHandler, setDefaultSchoolClassHandler, updateProfileHandler } from './profile/profile.ts';
import { endOtherSessionsHandler, endSessionHandler, listSessionsHandler } from './profile/sessions.ts';
import { getPupilSettingsHandler, setClassSettingHandler, setUserSettingHandler } from './profile/settings.ts';
import { changeOwnPasswordHandler, forgottenPasswordHandler, resetPasswordHandler } from './registration/passwords.ts';
import { confirmEmailHandler, registerHandler, sendConfirmationHandler } from './registration/register.ts';
import {
  beginSecondFactorHandler,
  confirmSecondFactorHandler,
  disableSecondFactorHandler,
  renewRecoveryCodesHandler,
} from './second-factor/handlers.ts';
import { passSecondFactorHandler } from './second-factor/pass.ts';
import { listSecondFactorsHandler, resetSecondFactorHandler } from './second-factor/reset.ts';
import { loginHandler } from './sign-in/login.ts';
import { clearPicturePinHandler, getPicturePinHandler, qrSignInHandler, setPicturePinHandler } from './sign-in/qr.ts';
import { refreshHandler } from './sign-in/refresh.ts';
import {
  changeInitialPasswordHandler,
  checkAuthenticationHandler,
  logoutHandler,
  setSeenReleaseNotesHandler,
} from './sign-in/session-handlers.ts';
import { connectTeamsHandler, disconnectTeamsHandler, teamsSignInHandler } from './teams/handlers.ts';

/** What the account answers, by subject. */
export const accountHandlers: readonly Handler[] = [
  loginHandler,
  refreshHandler,
  logoutHandler,
  checkAuthenticationHandler,
  changeInitialPasswordHandler,
  setSeenReleaseNotesHandler,
  teamsSignInHandler,
  connectTeamsHandler,
  disconnectTeamsHandler,
  registerHandler,
  confirmEmailHandler,
  sendConfirmationHandler,
  forgottenPasswordHandler,
  resetPasswordHandler,
  changeOwnPasswordHandler,
  getProfileHandler,
  updateProfileHandler,
  setDefaultSchoolClassHandler,
  disconnectAccountHandler,
  changeEmailHandler,
  cancelEmailChangeHandler,
  setUserSettingHandler,
  setClassSettingHandler,
  getPupilSettingsHandler,
  getPeopleHandler,
  listSessionsHandler,
  endSessionHandler,
  endOtherSessionsHandler,
  beginSecondFactorHandler,
  confirmSecondFactorHandler,
  renewRecoveryCodesHandler,
  disableSecondFactorHandler,
  listSecondFactorsHandler,
  resetSecondFactorHandler,
  listAdministeredHandler,
  passSecondFactorHandler,
  qrSignInHandler,
  setPicturePinHandler,
  getPicturePinHandler,
  clearPicturePinHandler,
  inviteMyselfHandler,
  lookAtInvitationHandler,
  acceptInvitationHandler,
  startExportHandler,
  latestExportHandler,
  deleteAccountHandler,
  restoreAccountHandler,
  listSignInWaysHandler,
  beginFederatedHandler,
  completeFederatedHandler,
  linkFederatedHandler,
  listProvidersHandler,
  saveProviderHandler,
  removeProviderHandler,
];
