import { ApiProvider, createApi, withoutSession } from '@pausenplatz/kernel-browser';
import { createSessionStore, SessionProvider } from '@pausenplatz/kernel-host';
import { AppTheme, Notices } from '@pausenplatz/kernel-ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SchoolAccountScreen } from './school-account-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const lea = {
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  userName: 'lea.brunner',
  firstName: 'Lea',
  lastName: 'Brunner',
  avatar: null,
  userRoles: ['Teacher'],
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
const nobody = {
  token: null,
  refreshToken: null,
  expiration: '2026-11-21T10:00:00.000Z',
  user: null,
  initialPassword: false,
  secondFactor: false,
  challenge: null,
  redirectUrl: '/seiten',
  provider: 'Edulog',
  ticket: null,
  connected: false,
};

function Place() {
  return <p>{`Hier: ${useLocation().pathname}`}</p>;
}

/** Comes back from the identity provider to a server that answers so; hands back what each call was sent. */
async function comeBack(complete: { readonly status: number; readonly body: unknown }) {
  const sent: Record<string, unknown> = {};
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const path = typeof address === 'string' ? address.replace(/^.*\/api\//, '') : '';
    sent[path] = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
    if (path === 'auth/oidc/complete') return Response.json(complete.body, { status: complete.status });
    return Response.json(path === 'auth/login' ? { ...nobody, user: lea } : { provider: 'Edulog' });
  });
  await render(
    <AppTheme choice="light">
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider value={createApi({ serverAddress: '', session: withoutSession })}>
          <SessionProvider value={createSessionStore(async () => ({ status: 'signedOut' }))}>
            <MemoryRouter initialEntries={['/schulkonto?code=c&state=s']}>
              <Routes>
                <Route path="/schulkonto" element={<SchoolAccountScreen />} />
                <Route path="*" element={<Place />} />
              </Routes>
            </MemoryRouter>
            <Notices />
          </SessionProvider>
        </ApiProvider>
      </QueryClientProvider>
    </AppTheme>,
  );
  return sent;
}

test('a known school account leads on to the page that was wanted, and its code is used once', async () => {
  const sent = await comeBack({ status: 200, body: { ...nobody, user: lea } });
  await expect.element(page.getByText('Hier: /seiten')).toBeVisible();
  expect(sent).toEqual({ 'auth/oidc/complete': { state: 's', query: 'code=c&state=s' } });
});

test('an unknown one is connected by signing in once with the own account', async () => {
  const sent = await comeBack({ status: 200, body: { ...nobody, ticket: 't'.repeat(43) } });
  await expect.element(page.getByText(/^Melde dich einmal mit deinem Pausenplatz-Konto an/)).toBeVisible();
  await userEvent.fill(page.getByLabelText('Benutzername oder E-Mail'), 'lea.brunner');
  await userEvent.fill(page.getByLabelText('Passwort', { exact: true }), 'geheim');
  await userEvent.click(page.getByRole('button', { name: 'Anmelden' }));
  await expect.element(page.getByText('Dein Konto ist jetzt mit «Edulog» verbunden.')).toBeVisible();
  expect(sent['auth/oidc/link']).toEqual({ ticket: 't'.repeat(43) });
});

test('who signs in in two steps is asked for the code here too', async () => {
  await comeBack({ status: 200, body: { ...nobody, secondFactor: true, challenge: 'x'.repeat(43) } });
  await expect.element(page.getByLabelText('Code aus der App')).toHaveFocus();
});

test('a failed one says why in its place and leads back to the sign-in', async () => {
  const body = { code: 'LINK_ENDED', messageType: 'warning', messageTitle: 'Zeit abgelaufen', messageBody: 'Beginne noch einmal.' };
  await comeBack({ status: 404, body });
  await expect.element(page.getByText('Beginne noch einmal.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/login');
});
