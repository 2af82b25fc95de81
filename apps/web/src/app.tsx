import { ApiProvider, HubProvider } from '@pausenplatz/kernel-browser';
import { CapabilitiesProvider, CurrentClassProvider, SessionProvider, useSession } from '@pausenplatz/kernel-host';
import { AppTheme, Toasts } from '@pausenplatz/kernel-ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useShallow } from 'zustand/shallow';
import { capabilities } from './services/capabilities.ts';
import type { WebServices } from './services/create-services.ts';
import { setPreferences, usePreferences } from './services/preferences.ts';
import { Shell } from './shell/shell.tsx';

/** The web host: services, theme and router around the shell. */
export function App({ services }: { readonly services: WebServices }) {
  return (
    <CapabilitiesProvider value={capabilities}>
      <QueryClientProvider client={services.queryClient}>
        <ApiProvider value={services.api}>
          <HubProvider value={services.hub}>
            <SessionProvider value={services.sessions}>
              <Themed>
                <WithClass>
                  <BrowserRouter>
                    <Shell port={services.port} />
                  </BrowserRouter>
                </WithClass>
                <Toasts />
              </Themed>
            </SessionProvider>
          </HubProvider>
        </ApiProvider>
      </QueryClientProvider>
    </CapabilitiesProvider>
  );
}

function Themed({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { scheme, readingEase } = usePreferences(useShallow((state) => ({ scheme: state.scheme, readingEase: state.readingEase })));
  const isPupil = 'user' in session && session.user.userRoles.includes('Pupil');
  return (
    <AppTheme choice={scheme} readingEase={readingEase} reader={isPupil ? 'pupil' : 'adult'}>
      {children}
    </AppTheme>
  );
}

/** The class that is chosen in the top bar, for every screen. */
function WithClass({ children }: { readonly children: ReactNode }) {
  const classId = usePreferences((state) => state.schoolClass);
  const value = useMemo(() => ({ classId, choose: (schoolClass: string) => setPreferences({ schoolClass }) }), [classId]);
  return <CurrentClassProvider value={value}>{children}</CurrentClassProvider>;
}
