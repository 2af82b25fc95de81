import { disconnectAccount } from './disconnect.ts';
import { beginFederated, completeFederated, linkFederated, listSignInWays } from './federation.ts';
import { listProviders, removeProvider, saveProvider } from './providers.ts';
import { connectTeams, disconnectTeams, teamsSignIn } from './teams.ts';
import { beginTeamsWindow, finishTeamsWindow, redeemTeamsWindow, renewTeamsWindow, teamsSettings } from './teams-windows.ts';
import { linkTenantAccounts, previewTenantAccounts, undoTenantAccounts } from './tenant-accounts.ts';
import { answerTenant, askForTenant, getTeamsApp, listTenantLinks, listTenants, setTenant, unlinkTeams } from './tenants.ts';

export * from './connections.ts';
export * from './disconnect.ts';
export * from './federation.ts';
export * from './providers.ts';
export * from './limits.ts';
export * from './teams.ts';
export * from './teams-windows.ts';
export * from './tenants.ts';
export * from './tenant-accounts.ts';
export { isIssuerAddress, isOwnMachine } from './issuer-address.ts';

export const federationCalls = {
  listSignInWays,
  beginFederated,
  completeFederated,
  linkFederated,
  listProviders,
  saveProvider,
  removeProvider,
  disconnectAccount,
  teamsSignIn,
  connectTeams,
  disconnectTeams,
  teamsSettings,
  beginTeamsWindow,
  finishTeamsWindow,
  redeemTeamsWindow,
  renewTeamsWindow,
  askForTenant,
  getTeamsApp,
  listTenants,
  answerTenant,
  setTenant,
  listTenantLinks,
  unlinkTeams,
  previewTenantAccounts,
  linkTenantAccounts,
  undoTenantAccounts,
} as const;
