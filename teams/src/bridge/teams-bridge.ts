import { teamsTexts } from '../texts.ts';

/** What the product needs of Microsoft Teams; tests of screens bring their own. */
export interface TeamsBridge {
  readonly themeName: string;
  /** What a link to a place inside of the tab names; null without one. */
  readonly subPageId: string | null;
  /** The single sign-on token of the person in front of the tab. */
  entraToken(): Promise<string>;
  onTheme(listener: (name: string) => void): void;
  openLink(url: string): void;
  /** The tab shows something that can be used, or says why not. */
  isReady(): void;
  hasFailed(): void;
  /** The page that a configured tab shows is chosen; null: nothing is chosen yet. */
  chooseTab(tab: ConfiguredTab | null): void;
  /** The key of what a tab shows that is being changed; null for a new one. */
  configuredKey(): Promise<string | null>;
}

interface ConfiguredTab {
  readonly entityId: string;
  readonly contentUrl: string;
  readonly websiteUrl: string;
  readonly name: string;
}

/** Loaded only in Teams: the library asks Microsoft's servers for its list of hosts as soon as it is evaluated. */
export async function loadLibrary() {
  const { app, authentication, pages } = await import('@microsoft/teams-js');
  return { app, authentication, pages };
}

const answerWithinMs = 6_000;

/** Connects with Teams; null where nobody answers: in a plain browser, or in a frame that is not Teams. */
export async function connectTeams(): Promise<TeamsBridge | null> {
  if (globalThis.parent === globalThis.window && !globalThis.opener && !('nativeInterface' in globalThis)) return null;
  const { app, authentication, pages } = await loadLibrary();
  // The library itself waits a minute, and for ever in a foreign frame.
  const silence = new Promise<'silence'>((resolve) => setTimeout(() => resolve('silence'), answerWithinMs));
  const answer = await Promise.race([
    app.initialize().then(
      () => 'connected' as const,
      () => 'silence' as const,
    ),
    silence,
  ]);
  if (answer === 'silence') return null;
  const context = await app.getContext();
  app.notifyAppLoaded();
  let chosen: ConfiguredTab | null = null;
  return {
    themeName: context.app.theme,
    subPageId: context.page.subPageId ?? null,
    entraToken: () => authentication.getAuthToken(),
    onTheme: (listener) => app.registerOnThemeChangeHandler(listener),
    openLink: (url) => void app.openLink(url).catch(() => globalThis.open(url, '_blank', 'noopener')),
    isReady: () => void app.notifySuccess(),
    hasFailed: () => app.notifyFailure({ reason: app.FailedReason.AuthFailed }),
    chooseTab(tab) {
      chosen = tab;
      pages.config.registerOnSaveHandler((save) => {
        if (!chosen) {
          save.notifyFailure(teamsTexts.configuration.failed);
          return;
        }
        const { entityId, contentUrl, websiteUrl, name } = chosen;
        void pages.config.setConfig({ entityId, contentUrl, websiteUrl, suggestedDisplayName: name }).then(
          () => save.notifySuccess(),
          () => save.notifyFailure(teamsTexts.configuration.failed),
        );
      });
      pages.config.setValidityState(tab !== null);
    },
    // A host that does not say is asked nothing more: the choice begins empty.
    configuredKey: () =>
      pages.getConfig().then(
        ({ entityId }) => entityId ?? null,
        () => null,
      ),
  };
}
