import { disconnectAccount } from './disconnect.ts';
import { beginFederated, completeFederated, linkFederated, listSignInWays } from './federation.ts';
import { listProviders, removeProvider, saveProvider } from './providers.ts';
import { connectTeams, disconnectTeams, teamsSignIn } from './teams.ts';

export * from './connections.ts';
export * from './disconnect.ts';
export * from './federation.ts';
export * from './providers.ts';
export * from './teams.ts';
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
} as const;
