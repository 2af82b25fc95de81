import { AppTheme, ButtonLink, EmptyState } from '@pausenplatz/kernel-ui';
import { BrowserRouter } from 'react-router-dom';
import { teamsTexts } from '../texts.ts';

/** `/teams/login…`: a window of the sign-in that no tab opened. */
export function SignInWindow() {
  const { title, body, action } = teamsTexts.signInWindow;
  return (
    <AppTheme>
      <BrowserRouter>
        <main>
          <EmptyState as="h1" scene="closedGate" title={title} body={body} action={<ButtonLink to="/">{action}</ButtonLink>} />
        </main>
      </BrowserRouter>
    </AppTheme>
  );
}
