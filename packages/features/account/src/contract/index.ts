import { beginFederated, completeFederated, linkFederated, listSignInWays } from './federation.ts';
import { listAdministered, listSecondFactors, resetSecondFactor } from './helping.ts';
import { inviteMyself } from './handover.ts';
import { acceptInvitation, lookAtInvitation } from './invitations.ts';
import { deleteAccount, latestExport, restoreAccount, startExport } from './leaving.ts';
import { getPeople } from './people.ts';
import {
  cancelEmailChange,
  changeEmail,
  changeOwnPassword,
  disconnectAccount,
  getProfile,
  setDefaultSchoolClass,
  updateProfile,
} from './profile.ts';
import { listProviders, removeProvider, saveProvider } from './providers.ts';
import { clearPicturePin, getPicturePin, qrSignIn, setPicturePin } from './qr.ts';
import { confirmEmail, forgottenPassword, register, resetPassword, sendConfirmation } from './registration.ts';
import { beginSecondFactor, confirmSecondFactor, disableSecondFactor, passSecondFactor, renewRecoveryCodes } from './second-factor.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';
import { getPupilSettings, setClassSetting, setUserSetting } from './settings.ts';
import { changeInitialPassword, checkAuthentication, login, logout, refresh, setSeenReleaseNotes } from './sign-in.ts';
import { connectTeams, disconnectTeams, teamsSignIn } from './teams.ts';

export * from './federation.ts';
export * from './handover.ts';
export * from './helping.ts';
export * from './hub.ts';
export * from './invitations.ts';
export { isIssuerAddress, isOwnMachine } from './issuer-address.ts';
export * from './leaving.ts';
export { accountLimits } from './limits.ts';
export * from './people.ts';
export * from './profile.ts';
export * from './providers.ts';
export * from './qr.ts';
export * from './registration.ts';
export * from './second-factor.ts';
export * from './sessions.ts';
export { type SettingsByTool, type SettingType, settingTypes, type SettingValue } from './fields.ts';
export * from './settings.ts';
export * from './sign-in.ts';
export * from './teams.ts';
export { currentUser, type CurrentUser } from './user.ts';

export const accountCalls = {
  login,
  refresh,
  logout,
  checkAuthentication,
  changeInitialPassword,
  setSeenReleaseNotes,
  teamsSignIn,
  connectTeams,
  disconnectTeams,
  register,
  confirmEmail,
  sendConfirmation,
  forgottenPassword,
  resetPassword,
  getProfile,
  updateProfile,
  setDefaultSchoolClass,
  changeEmail,
  cancelEmailChange,
  changeOwnPassword,
  disconnectAccount,
  setUserSetting,
  setClassSetting,
  getPupilSettings,
  getPeople,
  listSessions,
  endSession,
  endOtherSessions,
  passSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  disableSecondFactor,
  listSecondFactors,
  resetSecondFactor,
  listAdministered,
  qrSignIn,
  setPicturePin,
  getPicturePin,
  clearPicturePin,
  inviteMyself,
  lookAtInvitation,
  acceptInvitation,
  startExport,
  latestExport,
  deleteAccount,
  restoreAccount,
  listSignInWays,
  beginFederated,
  completeFederated,
  linkFederated,
  listProviders,
  saveProvider,
  removeProvider,
} as const;
