import { AppTheme, ButtonLink, EmptyState } from '@pausenplatz/kernel-ui';
import { BrowserRouter } from 'react-router-dom';
import { teamsTexts } from '../texts.ts';

/** Nobody around the page speaks like Teams: it was opened in a browser, or in the frame of some other website. */
export function NotInTeams() {
  const { title, body, action } = teamsTexts.notInTeams;
  return (
    <AppTheme>
      <BrowserRouter>
        <main>
          <EmptyState scene="closedGate" title={title} body={body} action={<ButtonLink to="/">{action}</ButtonLink>} />
        </main>
      </BrowserRouter>
    </AppTheme>
  );
}
