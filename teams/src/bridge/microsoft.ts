import type { AuthenticationResult, IPublicClientApplication } from '@azure/msal-browser';

/** What a person signs in to at Microsoft. */
interface MicrosoftSettings {
  readonly clientId: string;
  readonly authority: string;
}

const configurationOf = ({ clientId, authority }: MicrosoftSettings) => ({
  clientId,
  authority: `${authority}/organizations`,
  knownAuthorities: [new URL(authority).host],
});
const requestFor = ({ clientId }: MicrosoftSettings) => ({ scopes: [`api://${location.host}/${clientId}/access_as_user`] });

/** Microsoft's library; large, and only for who Teams itself gives no token. */
const loadMsal = () => import('@azure/msal-browser');

export interface NestedTokens {
  silent(): Promise<string>;
  /** Teams may ask the person for it; only after a click. */
  ask(): Promise<string>;
}

/** Tokens by way of the Teams around the tab. */
export async function nestedTokens(settings: MicrosoftSettings): Promise<NestedTokens> {
  const { createNestablePublicClientApplication } = await loadMsal();
  const application = await createNestablePublicClientApplication({
    auth: configurationOf(settings),
    cache: { cacheLocation: 'memoryStorage' },
  });
  const tokenOf = async (result: Promise<AuthenticationResult>) => (await result).accessToken;
  return {
    silent: () => tokenOf(application.acquireTokenSilent(requestFor(settings))),
    ask: () => tokenOf(application.acquireTokenPopup(requestFor(settings))),
  };
}

/** In a window of its own. `originCheck` off lets Microsoft's pages keep the way back to the tab, where they can. */
async function inWindow(settings: MicrosoftSettings): Promise<IPublicClientApplication> {
  const { createStandardPublicClientApplication } = await loadMsal();
  return createStandardPublicClientApplication({
    auth: { ...configurationOf(settings), redirectUri: `${location.origin}/teams/login-end`, originCheck: false },
    cache: { cacheLocation: 'sessionStorage' },
  });
}

/** Leaves for Microsoft; `state` comes back with the person. */
export async function leaveForMicrosoft(settings: MicrosoftSettings, state: string): Promise<void> {
  const application = await inWindow(settings);
  await application.acquireTokenRedirect({ ...requestFor(settings), state, prompt: 'select_account' });
}

/** Back from Microsoft: the token and the state; null where nobody comes from there. */
export async function backFromMicrosoft(settings: MicrosoftSettings): Promise<{ readonly token: string; readonly state: string } | null> {
  const application = await inWindow(settings);
  const result = await application.handleRedirectPromise({ navigateToLoginRequestUrl: false });
  return result && { token: result.accessToken, state: result.state ?? '' };
}
