import { ApiProvider, BroughtProvider, HubProvider } from '@pausenplatz/kernel-browser';
import { CapabilitiesProvider, SessionProvider, useSession } from '@pausenplatz/kernel-host';
import { AppTheme, LoadingBar, Toasts, useIsTakenOver } from '@pausenplatz/kernel-ui';
import type { AppThemeTokens } from '@pausenplatz/kernel-ui/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { BridgeProvider } from './bridge/bridge-context.ts';
import { followScheme } from './bridge/follow-scheme.ts';
import { loadThemeNamed } from './bridge/theme.ts';
import { tabRoutes } from './load-tab.ts';
import { useSafeAreas } from './safe-areas.ts';
import { teamsCapabilities, type TeamsServices } from './services.ts';
import { signInByTeams, type SignInResult } from './sign-in.ts';
import { teamsTexts } from './texts.ts';
import { TokensProvider } from './tokens-context.ts';

// Only who is not in yet needs these, and they bring forms and buttons along.
const FirstLogin = lazy(async () => ({ default: (await import('./screens/first-login.tsx')).FirstLogin }));
const AskSchool = lazy(async () => ({ default: (await import('./screens/ask-school.tsx')).AskSchool }));
const Elsewhere = lazy(async () => ({ default: (await import('./screens/elsewhere.tsx')).Elsewhere }));
const OtherRoads = lazy(async () => ({ default: (await import('./screens/other-roads.tsx')).OtherRoads }));

interface TabProps {
  readonly services: TeamsServices;
  /** The sign-in that is on its way already. */
  readonly signedIn: Promise<SignInResult>;
  readonly router: ComponentType<{ readonly children: ReactNode }>;
  /** On a server, and for what it has drawn: of somebody who is let in, in this theme. */
  readonly drawn?: { readonly theme: AppThemeTokens };
}

/** A tab in Teams: theme and sign-in come from Teams, the screens from the features. */
export function Tab({ services, signedIn, router: Router, drawn }: TabProps) {
  const areas = useSafeAreas();
  const capabilities = useMemo(() => teamsCapabilities(services.bridge), [services]);
  return (
    <BridgeProvider value={services.bridge}>
      <TokensProvider value={services.tokens}>
        <CapabilitiesProvider value={capabilities}>
          <BroughtProvider value={services.brought}>
            <QueryClientProvider client={services.queryClient}>
              <ApiProvider value={services.api}>
                <HubProvider value={services.hub}>
                  <SessionProvider value={services.sessions}>
                    <Themed services={services} first={drawn?.theme ?? null}>
                      <BrowserOnly>
                        <LoadingBar />
                      </BrowserOnly>
                      <Router>
                        <main className={areas.main}>
                          <Suspense fallback={<p role="status">{teamsTexts.starting}</p>}>
                            <SignedIn services={services} signedIn={signedIn} first={drawn ? { kind: 'signedIn' } : null} />
                          </Suspense>
                        </main>
                      </Router>
                      <BrowserOnly>
                        <Toasts />
                      </BrowserOnly>
                    </Themed>
                  </SessionProvider>
                </HubProvider>
              </ApiProvider>
            </QueryClientProvider>
          </BroughtProvider>
        </CapabilitiesProvider>
      </TokensProvider>
    </BridgeProvider>
  );
}

/** What only a browser can show. */
function BrowserOnly({ children }: { readonly children: ReactNode }) {
  return useIsTakenOver() && children;
}

interface ThemedProps {
  readonly services: TeamsServices;
  readonly first: AppThemeTokens | null;
  readonly children: ReactNode;
}

function Themed({ services, first, children }: ThemedProps) {
  const [theme, setTheme] = useState(first);
  useEffect(() => {
    const follow = (name: string) => {
      followScheme(name);
      void loadThemeNamed(name).then(setTheme);
    };
    follow(services.bridge.themeName);
    services.bridge.onTheme(follow);
  }, [services]);
  return theme ? <AppTheme hostTheme={theme}>{children}</AppTheme> : null;
}

/** Signs in by the token of Teams before any screen shows; asks once for the own account where it is not linked yet. */
function SignedIn({ services, signedIn, first }: Pick<TabProps, 'services' | 'signedIn'> & { readonly first: SignInResult | null }) {
  const [result, setResult] = useState(first);
  const session = useSession();
  const { bridge } = services;
  const follow = useCallback(
    (signingIn: Promise<SignInResult>) => {
      void signingIn.then(
        (found) => {
          setResult(found);
          bridge.isReady();
        },
        () => {
          setResult({ kind: 'refused', title: teamsTexts.failed.title, body: '' });
          bridge.hasFailed();
        },
      );
    },
    [bridge],
  );
  useEffect(() => follow(signedIn), [follow, signedIn]);
  const again = useCallback(() => {
    setResult(null);
    follow(signInByTeams(services));
  }, [follow, services]);
  const routes = useMemo(() => tabRoutes(), []);

  if (!result) return <p role="status">{teamsTexts.starting}</p>;
  if (result.kind === 'tenantUnknown') return <AskSchool services={services} onAgain={again} />;
  if (result.kind === 'notLinked') return <FirstLogin session={services} onLinked={again} />;
  if (result.kind === 'signedIn' && session.status === 'signedIn')
    return (
      <Routes>
        {routes}
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    );
  const { roads } = teamsTexts;
  const { title, body } = result.kind === 'refused' ? { title: result.title, body: `${result.body} ${roads.refused}`.trim() } : roads;
  return <OtherRoads services={services} title={title} body={body} onResult={setResult} onAgain={again} />;
}
