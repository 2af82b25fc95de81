import { ApiProvider, HubProvider } from '@pausenplatz/kernel-browser';
import { CapabilitiesProvider, mountFeatures, SessionProvider, useSession } from '@pausenplatz/kernel-host';
import { AppTheme, LoadingBar, Toasts } from '@pausenplatz/kernel-ui';
import type { AppThemeTokens } from '@pausenplatz/kernel-ui/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { BridgeProvider } from './bridge/bridge-context.ts';
import { followScheme, loadThemeNamed } from './bridge/theme.ts';
import { features } from './features.ts';
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
}

/** A tab in Teams: theme and sign-in come from Teams, the screens from the features. */
export function Tab({ services, signedIn }: TabProps) {
  const areas = useSafeAreas();
  const capabilities = useMemo(() => teamsCapabilities(services.bridge), [services]);
  return (
    <BridgeProvider value={services.bridge}>
      <TokensProvider value={services.tokens}>
        <CapabilitiesProvider value={capabilities}>
          <QueryClientProvider client={services.queryClient}>
            <ApiProvider value={services.api}>
              <HubProvider value={services.hub}>
                <SessionProvider value={services.sessions}>
                  <Themed services={services}>
                    <LoadingBar />
                    <BrowserRouter>
                      <main className={areas.main}>
                        <Suspense fallback={<p role="status">{teamsTexts.starting}</p>}>
                          <SignedIn services={services} signedIn={signedIn} />
                        </Suspense>
                      </main>
                    </BrowserRouter>
                    <Toasts />
                  </Themed>
                </SessionProvider>
              </HubProvider>
            </ApiProvider>
          </QueryClientProvider>
        </CapabilitiesProvider>
      </TokensProvider>
    </BridgeProvider>
  );
}

function Themed({ services, children }: { readonly services: TeamsServices; readonly children: ReactNode }) {
  const [theme, setTheme] = useState<AppThemeTokens | null>(null);
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
function SignedIn({ services, signedIn }: TabProps) {
  const [result, setResult] = useState<SignInResult | null>(null);
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
  const routes = useMemo(() => mountFeatures(features), []);

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
