import { NetworkError } from '@pausenplatz/kernel-browser';
import type { Role } from '@pausenplatz/kernel-contract';
import { AppTheme, Toasts } from '@pausenplatz/kernel-ui';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ScreenAccess } from './feature.ts';
import { RouteGuard } from './route-guard.tsx';
import { SessionProvider } from './session-hooks.tsx';
import { createSessionStore, type KnownSession } from './session-store.ts';

const person = (...userRoles: Role[]) => ({
  id: 'a',
  userName: 'a',
  firstName: 'Anna',
  lastName: 'A',
  avatar: null,
  userRoles,
  pro: false,
  schools: [],
  schoolClasses: [],
  currentSchoolClass: null,
  emailUnconfirmed: false,
  newAccount: false,
  seenReleaseNotes: null,
});

function Home() {
  const { pathname, search } = useLocation();
  return <p>{`Hier: ${pathname}${search}`}</p>;
}

async function open(access: ScreenAccess, ask: () => Promise<KnownSession>) {
  await render(
    <AppTheme choice="light">
      <SessionProvider value={createSessionStore(ask)}>
        <MemoryRouter initialEntries={['/seiten?alle=1']}>
          <Routes>
            <Route
              path="/seiten"
              element={
                <RouteGuard access={access}>
                  <p>Geheim</p>
                </RouteGuard>
              }
            />
            <Route path="*" element={<Home />} />
          </Routes>
        </MemoryRouter>
        <Toasts />
      </SessionProvider>
    </AppTheme>,
  );
}

test('a visitor is asked to sign in and comes back to the wanted page', async () => {
  await open('login', async () => ({ status: 'signedOut' }));
  await expect.element(page.getByText('Hier: /?redirectUrl=%2Fseiten%3Falle%3D1')).toBeVisible();
  await expect.element(page.getByText('Melde dich an, damit du die gewünschte Seite öffnen kannst.')).toBeVisible();
});

test('a check that fails says so and leads to the sign-in', async () => {
  await open('login', async () => {
    throw new Error('broken');
  });
  await expect.element(page.getByText('Oups, da ging was schief! Bitte melde dich an.')).toBeVisible();
  await expect.element(page.getByText(/^Hier: \/\?redirectUrl=/)).toBeVisible();
});

test('without any answer the guard leaves the way to the network-error screen free', async () => {
  await open('login', async () => {
    throw new NetworkError('cut');
  });
  await expect.element(page.getByRole('status', { name: 'Wird geladen …' })).toBeVisible();
  await expect.poll(() => page.getByText(/^Hier/).elements()).toHaveLength(0);
});

test('whoever is signed in sees the screen after the check', async () => {
  await open('login', async () => ({ status: 'signedIn', user: person('Private') }));
  await expect.element(page.getByText('Geheim')).toBeVisible();
});

test('a wrong role gets the purple notice and goes home', async () => {
  await open(['Teacher'], async () => ({ status: 'signedIn', user: person('Pupil') }));
  await expect.element(page.getByText('Für diese Seite hast du keine Berechtigung!')).toBeVisible();
  await expect.element(page.getByText('Hier: /', { exact: true })).toBeVisible();
});

test('an initial password is changed before the screen opens', async () => {
  await open('login', async () => ({ status: 'initialPassword', user: person('Teacher') }));
  await expect.element(page.getByText('Hier: /initial-passwort-aendern')).toBeVisible();
});
