import { ApiProvider, type Brought, BroughtProvider, HubProvider } from '@pausenplatz/kernel-browser';
import { CapabilitiesProvider, CurrentClassProvider, SessionProvider, useSession } from '@pausenplatz/kernel-host';
import { AppTheme, Toasts, useIsTakenOver } from '@pausenplatz/kernel-ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { capabilities } from './services/capabilities.ts';
import type { WebServices } from './services/create-services.ts';
import { setPreferences, usePreferences } from './services/preferences.ts';
import { Shell } from './shell/shell.tsx';

interface AppProps {
  readonly services: Omit<WebServices, 'hub'> & { readonly hub: WebServices['hub'] | null; readonly brought: Brought };
  readonly router: ComponentType<{ readonly children: ReactNode }>;
}

/** The web host: services, theme and router around the shell. */
export function App({ services, router: Router }: AppProps) {
  return (
    <CapabilitiesProvider value={capabilities}>
      <BroughtProvider value={services.brought}>
        <QueryClientProvider client={services.queryClient}>
          <ApiProvider value={services.api}>
            <HubProvider value={services.hub}>
              <SessionProvider value={services.sessions}>
                <Themed>
                  <WithClass>
                    <Router>
                      <Shell port={services.port} />
                    </Router>
                  </WithClass>
                  <BrowserOnly />
                </Themed>
              </SessionProvider>
            </HubProvider>
          </ApiProvider>
        </QueryClientProvider>
      </BroughtProvider>
    </CapabilitiesProvider>
  );
}

/** What only a browser can show. */
function BrowserOnly() {
  return useIsTakenOver() && <Toasts />;
}

function Themed({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const scheme = usePreferences((state) => state.scheme);
  const readingEase = usePreferences((state) => state.readingEase);
  useEffect(() => {
    // The ground of the document itself goes by it, from the first paint of the next page on.
    if (scheme === 'system') delete document.documentElement.dataset['scheme'];
    else document.documentElement.dataset['scheme'] = scheme;
  }, [scheme]);
  const isPupil = 'user' in session && session.user.userRoles.includes('Pupil');
  return (
    <AppTheme choice={scheme} readingEase={readingEase} reader={isPupil ? 'pupil' : 'adult'}>
      {children}
    </AppTheme>
  );
}

/** The class that is chosen in the top bar, for every screen. */
function WithClass({ children }: { readonly children: ReactNode }) {
  // Screens follow in small pieces, so that the browser answers meanwhile.
  const classId = useDeferredValue(usePreferences((state) => state.schoolClass));
  const value = useMemo(() => ({ classId, choose: (schoolClass: string) => setPreferences({ schoolClass }) }), [classId]);
  return <CurrentClassProvider value={value}>{children}</CurrentClassProvider>;
}
