import { teamsSettings } from '@pausenplatz/federation/contract';
import type { Api } from '@pausenplatz/kernel-browser';
import type { NestedTokens } from './bridge/microsoft.ts';
import type { TeamsBridge } from './bridge/teams-bridge.ts';

/** By which road a tab came in; a window's is renewed by a cookie, the others by asking Microsoft again. */
type Road = 'microsoft' | 'window';

/** Tokens of Microsoft for the person in front of the tab. */
export interface TokenSource {
  /** Without asking anybody anything; throws where there is none. */
  silent(): Promise<string>;
  /** Teams may ask for consent, once; throws where there is none. */
  token(): Promise<string>;
  /** After a click: whatever Teams can ask inside of the tab; null where only a window is left. */
  ask(): Promise<string | null>;
  /** Whether people can sign in at Microsoft here at all. */
  isSetUp(): Promise<boolean>;
  road: Road;
}

/** For a window whose person came back from Microsoft with one token. */
export const oneToken = (token: string): TokenSource => ({
  silent: async () => token,
  token: async () => token,
  ask: async () => token,
  isSetUp: async () => true,
  road: 'microsoft',
});

/** Asks Teams first, which has tokens at hand, and then the library for tabs that Teams gives none. */
export function createTokens(api: Api, bridge: TeamsBridge): TokenSource {
  let settings: ReturnType<typeof readSettings> | null = null;
  const readSettings = () => api.call(teamsSettings, {});
  const known = () => (settings ??= readSettings());
  let nested: Promise<NestedTokens> | null = null;
  const startNested = async (): Promise<NestedTokens> => {
    const { clientId, authority } = await known();
    if (!bridge.isNested || clientId === null) throw new Error('This Teams gives tabs no tokens');
    const { nestedTokens } = await import('./bridge/microsoft.ts');
    return nestedTokens({ clientId, authority });
  };
  const nestedNow = () => (nested ??= startNested());
  const silent = () => bridge.entraToken({ silent: true });
  return {
    silent,
    token: () =>
      silent()
        .catch(() => bridge.entraToken({ silent: false }))
        .catch(async () => (await nestedNow()).silent()),
    ask: () =>
      nestedNow()
        .then((tokens) => tokens.ask())
        .catch(() => null),
    isSetUp: async () => (await known()).clientId !== null,
    road: 'microsoft',
  };
}
