import { ApiProvider } from '@pausenplatz/kernel-browser';
import { SessionProvider } from '@pausenplatz/kernel-host';
import { AppTheme, ButtonLink, Screen as Frame, Toasts } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { createOwnServices } from '../services.ts';
import { useFirstLoginStyles } from '../screens/first-login-styles.ts';
import { teamsTexts } from '../texts.ts';
import { oneToken } from '../tokens.ts';
import { Leaving } from './leaving.tsx';
import { NoWindow } from './no-window.tsx';
import { OwnAccount } from './own-account.tsx';
import { Returned } from './returned.tsx';
import { addressWith } from './window-paths.ts';

/** `/teams/login…`: the window in which somebody signs in for a tab of Teams. What it finds goes back as a code, never as a token. */
export function SignInWindow() {
  const [services] = useState(() => createOwnServices(() => oneToken('')));
  return (
    <AppTheme>
      <ApiProvider value={services.api}>
        <SessionProvider value={services.sessions}>
          <BrowserRouter>
            <main>
              <Step />
            </main>
            <Toasts />
          </BrowserRouter>
        </SessionProvider>
      </ApiProvider>
    </AppTheme>
  );
}

function Step() {
  const { pathname, search, hash } = useLocation();
  // Microsoft's library takes its answer out of the address while it reads it.
  const [isBack] = useState(hash !== '');
  if (pathname === '/teams/login-end') return isBack ? <Returned /> : <NoWindow />;
  const handle = new URLSearchParams(search).get('handle');
  if (handle === null || handle === '') return <NoWindow />;
  if (pathname === '/teams/login') return <Chooser handle={handle} />;
  return pathname === '/teams/login-msal' ? <Leaving handle={handle} /> : <OwnAccount handle={handle} />;
}

/** `/teams/login`: the roads side by side. */
function Chooser({ handle }: { readonly handle: string }) {
  const { window: texts } = teamsTexts;
  const styles = useFirstLoginStyles();
  return (
    <Frame title={texts.title} width="narrow">
      <p>{texts.body}</p>
      <div className={styles.roads}>
        <ButtonLink to={addressWith('/teams/login-msal', handle)} appearance="primary" size="large">
          {texts.microsoft}
        </ButtonLink>
        <ButtonLink to={addressWith('/teams/login-pausenplatz', handle)} size="large">
          {texts.own}
        </ButtonLink>
      </div>
    </Frame>
  );
}
