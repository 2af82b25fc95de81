import type { ServerFeature } from '@pausenplatz/kernel-server';
import { createAccounts } from './migrations/2026-11-20-account-create.ts';
import { loginHandler } from './sign-in/login.ts';
import { refreshHandler } from './sign-in/refresh.ts';
import {
  changeInitialPasswordHandler,
  checkAuthenticationHandler,
  logoutHandler,
  setSeenReleaseNotesHandler,
} from './sign-in/session-handlers.ts';
import { connectTeamsHandler, disconnectTeamsHandler, teamsSignInHandler } from './teams/handlers.ts';

export { actorSource } from './actor-source.ts';
export { demoEntraObjectIds, demoPassword, type DemoPeople, demoSignIns, demoTenant, plantDemoPeople } from './demo/plant-people.ts';
export { hashPassword } from './passwords.ts';
export type { AccountTables, PeopleTables } from './tables.ts';

export const accountServer: ServerFeature = {
  name: 'account',
  migrations: [createAccounts],
  handlers: [
    loginHandler,
    refreshHandler,
    logoutHandler,
    checkAuthenticationHandler,
    changeInitialPasswordHandler,
    setSeenReleaseNotesHandler,
    teamsSignInHandler,
    connectTeamsHandler,
    disconnectTeamsHandler,
  ],
};
