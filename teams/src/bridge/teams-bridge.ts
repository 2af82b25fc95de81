/** What the product needs of Microsoft Teams; tests of screens bring their own. */
export interface TeamsBridge {
  /** As it is now. */
  readonly themeName: string;
  /** What a link to a place inside of the tab names; null without one. */
  readonly subPageId: string | null;
  /** Whether Teams hands tokens to a library inside of the tab. */
  readonly isNested: boolean;
  /** The single sign-on token of the person in front of the tab; `silent`: without asking for consent. */
  entraToken(options: { readonly silent: boolean }): Promise<string>;
  /** Opens a window of ours through Teams; answers what it handed over, and throws when it was closed or lost. */
  openWindow(path: string): Promise<string>;
  onTheme(listener: (name: string) => void): void;
  openLink(url: string): void;
  /** The tab shows something that can be used, or says why not. */
  isReady(): void;
  hasFailed(): void;
  /** The page that a configured tab shows is chosen; null: nothing is chosen yet. `sorry` is what Teams says where nothing could be saved. */
  chooseTab(tab: ConfiguredTab | null, sorry: string): void;
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
  const { app, authentication, nestedAppAuth, pages } = await import('@microsoft/teams-js');
  return { app, authentication, nestedAppAuth, pages };
}

const answerWithinMs = 6_000;

/** Connects with Teams; null where nobody answers: in a plain browser, or in a frame that is not Teams. */
export async function connectTeams(): Promise<TeamsBridge | null> {
  if (globalThis.parent === globalThis.window && !globalThis.opener && !('nativeInterface' in globalThis)) return null;
  const library = await loadLibrary();
  if (!(await answers(library))) return null;
  const { app, authentication, nestedAppAuth, pages } = library;
  const silently = () => soon(authentication.getAuthToken({ silent: true }));
  // What every tab asks first is on its way while Teams says where the tab stands.
  let first: Promise<string> | null = silently();
  first.catch(() => undefined);
  const context = await app.getContext();
  // Whoever changes the theme while the tab still starts sees it change as well.
  let themeName = context.app.theme;
  let follow: ((name: string) => void) | null = null;
  app.registerOnThemeChangeHandler((name) => {
    themeName = name;
    follow?.(name);
  });
  app.notifyAppLoaded();
  let chosen: ConfiguredTab | null = null;
  return {
    get themeName() {
      return themeName;
    },
    // Teams names no place by an empty word.
    subPageId: context.page.subPageId || null,
    isNested: nestedAppAuth.isNAAChannelRecommended(),
    entraToken({ silent }) {
      if (!silent) return authentication.getAuthToken({ silent });
      const asked = first ?? silently();
      first = null;
      return asked;
    },
    openWindow: (path) => authentication.authenticate({ url: new URL(path, location.origin).href, width: 480, height: 640 }),
    onTheme(listener) {
      follow = listener;
    },
    openLink: (url) => void app.openLink(url).catch(() => globalThis.open(url, '_blank', 'noopener')),
    isReady: () => void app.notifySuccess(),
    hasFailed: () => app.notifyFailure({ reason: app.FailedReason.AuthFailed }),
    chooseTab(tab, sorry) {
      chosen = tab;
      pages.config.registerOnSaveHandler((save) => {
        if (!chosen) {
          save.notifyFailure(sorry);
          return;
        }
        const { entityId, contentUrl, websiteUrl, name } = chosen;
        void pages.config.setConfig({ entityId, contentUrl, websiteUrl, suggestedDisplayName: name }).then(
          () => save.notifySuccess(),
          () => save.notifyFailure(sorry),
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

/** Whether somebody around the page speaks like Teams. The library itself waits a minute, and for ever in a foreign frame. */
async function answers({ app }: Awaited<ReturnType<typeof loadLibrary>>): Promise<boolean> {
  return soon(app.initialize()).then(
    () => true,
    () => false,
  );
}

/** The library's calls have no end of their own. */
function soon<T>(answer: Promise<T>): Promise<T> {
  const silence = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('Teams does not answer')), answerWithinMs));
  return Promise.race([answer, silence]);
}

/** In a window that Teams opened: hands over to the tab and closes; false where the tab cannot be reached any more. */
export async function handOver(code: string): Promise<boolean> {
  if (!globalThis.opener && !('nativeInterface' in globalThis)) return false;
  const library = await loadLibrary();
  if (!(await answers(library))) return false;
  library.authentication.notifySuccess(code);
  return true;
}
