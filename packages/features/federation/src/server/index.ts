import type { ServerFeature } from '@pausenplatz/kernel-server';
import { federationLog } from '../texts.log.ts';
import { beginFederatedHandler, completeFederatedHandler, listSignInWaysHandler } from './sign-in.ts';
import { linkFederatedHandler } from './identities.ts';
import { listProvidersHandler, removeProviderHandler, saveProviderHandler } from './providers.ts';
import { disconnectAccountHandler } from './disconnect.ts';
import { connectTeamsHandler, disconnectTeamsHandler, teamsSignInHandler } from './teams/sign-in.ts';
import { teamsSettingsHandler } from './teams/settings.ts';
import { renewTeamsWindowHandler } from './teams/renew.ts';
import { beginTeamsWindowHandler, finishTeamsWindowHandler, redeemTeamsWindowHandler } from './teams/windows.ts';
import { askForTenantHandler } from './tenants/ask.ts';
import { getTeamsAppHandler } from './tenants/app.ts';
import { accountListHandlers } from './tenants/accounts/handlers.ts';
import { answerTenantHandler, setTenantHandler } from './tenants/answer.ts';
import { listTenantLinksHandler, listTenantsHandler, unlinkTeamsHandler } from './tenants/list.ts';
import { confirmAdults } from './migrations/2026-12-12-federation-confirm.ts';
import { openWindows } from './migrations/2026-12-03-federation-windows.ts';
import { askForTenants } from './migrations/2026-12-02-federation-ask.ts';
import { sweepFlows } from './sweep.ts';
import { entraConfig, insideConfig } from './config.ts';
import { plantTeams } from './demo/plant-teams.ts';
import { federationRefusals } from './refusals.ts';
import { federationSteps } from './steps.ts';

export { connectableFor } from './connections.ts';
export { connectionsOf } from './connections.ts';
export { demoEntraObjectIds, demoTenant } from './demo/plant-teams.ts';
export { buildAppPackage } from './app-package/build.ts';
export { consentAddress } from './app-package/manifest.ts';
export type { FederationTables } from './tables.ts';

/** Sign-in by accounts elsewhere: identity providers of schools, and Microsoft Teams. Its tables were made by the accounts. */
export const federationServer: ServerFeature = {
  name: 'federation',
  log: federationLog,
  demo: plantTeams,
  config: [entraConfig, insideConfig],
  seals: [{ purpose: 'oidc-client-secret', table: 'oidc_provider', column: 'client_secret_sealed', owner: 'id' }],
  // Screens in Teams ask Microsoft for tokens.
  connects(config) {
    const { origin } = new URL(config.of(entraConfig).authority);
    return { teams: [origin], teamsSignIn: [origin] };
  },
  migrations: [askForTenants, openWindows, confirmAdults],
  refusals: federationRefusals,
  handlers: [
    beginFederatedHandler,
    completeFederatedHandler,
    listSignInWaysHandler,
    linkFederatedHandler,
    listProvidersHandler,
    removeProviderHandler,
    saveProviderHandler,
    disconnectAccountHandler,
    connectTeamsHandler,
    disconnectTeamsHandler,
    teamsSignInHandler,
    teamsSettingsHandler,
    beginTeamsWindowHandler,
    finishTeamsWindowHandler,
    redeemTeamsWindowHandler,
    renewTeamsWindowHandler,
    askForTenantHandler,
    getTeamsAppHandler,
    listTenantsHandler,
    answerTenantHandler,
    setTenantHandler,
    listTenantLinksHandler,
    unlinkTeamsHandler,
    ...accountListHandlers,
  ],
  jobs: [sweepFlows],
  steps: federationSteps,
};
