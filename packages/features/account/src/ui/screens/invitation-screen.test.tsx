import { ApiProvider, createApi, withoutSession } from '@pausenplatz/kernel-browser';
import { createSessionStore, type KnownSession, SessionProvider } from '@pausenplatz/kernel-host';
import { AppTheme, Notices } from '@pausenplatz/kernel-ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InvitationScreen } from './invitation-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const urs = {
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  userName: 'urs.zgraggen',
  firstName: 'Urs',
  lastName: 'Zgraggen',
  avatar: null,
  userRoles: ['Teacher' as const],
  pro: false,
  schools: [],
  schoolClasses: [],
  currentSchoolClass: null,
  emailUnconfirmed: false,
  newAccount: false,
  seenReleaseNotes: null,
  settings: {},
  secondFactorMissing: false,
};
const invitation = {
  school: 'Schule Sonnenberg',
  place: 'St. Gallen',
  inviter: 'Eva Ammann',
  kind: 'teacher',
  email: 'gian@schule.example',
  firstName: '',
  lastName: '',
  hasAccount: false,
};
const ended = { code: 'INVITATION_ENDED', messageType: 'warning', messageTitle: 'Einladung nicht mehr gültig', messageBody: 'Vorbei.' };

/** Shows the screen above a server that answers a look at the invitation so. */
async function open(session: KnownSession, look: { readonly status: number; readonly body: unknown }) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
    typeof address === 'string' && address.includes('invitation/look')
      ? Response.json(look.body, { status: look.status })
      : Response.json({ ok: true }),
  );
  const sessions = createSessionStore(async () => session);
  sessions.become(session);
  await render(
    <AppTheme choice="light">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiProvider value={createApi({ serverAddress: '', session: withoutSession })}>
          <SessionProvider value={sessions}>
            <MemoryRouter initialEntries={['/einladung-bestaetigen/abc']}>
              <Routes>
                <Route path="/einladung-bestaetigen/:id" element={<InvitationScreen />} />
              </Routes>
            </MemoryRouter>
            <Notices />
          </SessionProvider>
        </ApiProvider>
      </QueryClientProvider>
    </AppTheme>,
  );
}

test('an ended invitation leads visitors to the sign-in', async () => {
  await open({ status: 'signedOut' }, { status: 404, body: ended });
  await expect.element(page.getByRole('heading', { name: 'Einladung nicht mehr gültig' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/login');
});

test('an ended invitation leads who has accepted it back to the home screen', async () => {
  await open({ status: 'signedIn', user: urs }, { status: 404, body: ended });
  await expect.element(page.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
});

test('whoever is signed in with another account signs out and makes the invited one, on the same screen', async () => {
  await open({ status: 'signedIn', user: urs }, { status: 200, body: invitation });
  await userEvent.click(page.getByRole('button', { name: 'Anderes Konto benutzen' }));
  await expect.element(page.getByRole('button', { name: 'Konto erstellen und mitmachen' })).toBeVisible();
  await expect.element(page.getByText(/gian@schule\.example ist mit dieser Einladung schon bestätigt/)).toBeVisible();
});
