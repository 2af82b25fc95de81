import { changeInitialPassword, checkAuthentication, login, logout, refresh, setSeenReleaseNotes } from './sign-in.ts';
import { connectTeams, disconnectTeams, teamsSignIn } from './teams.ts';

export { accountLimits } from './limits.ts';
export { accountRefusals } from './refusals.ts';
export { currentUser, schoolClassBrief, type CurrentUser, type SchoolClassBrief } from './user.ts';
export { sessionEnded } from './hub.ts';
export {
  changeInitialPassword,
  checkAuthentication,
  login,
  logout,
  refresh,
  setSeenReleaseNotes,
  connectTeams,
  disconnectTeams,
  teamsSignIn,
};

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
} as const;
