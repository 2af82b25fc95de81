import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import type { KnownSession } from '@pausenplatz/kernel-host';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accountUi } from '@pausenplatz/account/ui';
import { federationUi } from '../index.ts';
import { SchoolAccountScreen } from './school-account-screen.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const lea = aSignedInUser();
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

interface Coming {
  readonly status: number;
  readonly body: unknown;
  readonly session?: KnownSession;
  /** What the own password opens. */
  readonly login?: unknown;
}

/** Comes back from the identity provider to a server that answers so; hands back what each call was sent. */
async function comeBack({ status, body, session = { status: 'signedOut' }, login = { ...nobody, user: lea } }: Coming) {
  const sent = fakeServer((path) => {
    if (path === 'auth/oidc/complete') return { status, body };
    return { body: path === 'auth/login' ? login : { provider: 'Edulog' } };
  });
  const { unmount } = await show(<SchoolAccountScreen />, { at: '/schulkonto?code=c&state=s', path: '/schulkonto', session });
  return { sent, unmount };
}

async function signInWithPassword() {
  await userEvent.fill(page.getByLabelText('Benutzername oder E-Mail'), 'lea.brunner');
  await userEvent.fill(page.getByLabelText('Passwort', { exact: true }), 'geheim');
  await userEvent.click(page.getByRole('button', { name: 'Anmelden' }));
}

const unknown = { status: 200, body: { ...nobody, ticket: 't'.repeat(43) } };
const linkedWith = (password: string) => ({ path: 'auth/oidc/link', body: { ticket: 't'.repeat(43), password } });

test('a known school account leads on to the page that was wanted, and its code is used once', async () => {
  const { sent } = await comeBack({ status: 200, body: { ...nobody, user: lea } });
  await expect.element(page.getByText('Hier: /seiten')).toBeVisible();
  expect(sent).toEqual([{ path: 'auth/oidc/complete', body: { state: 's', query: 'code=c&state=s' } }]);
});

test('an unknown one is connected by signing in once with the own account, and leads on to the page that was wanted', async () => {
  const { sent } = await comeBack(unknown);
  await expect.element(page.getByText(/^Melde dich einmal mit deinem Pausenplatz-Konto an/)).toBeVisible();
  await signInWithPassword();
  await expect.element(page.getByText('Dein Konto ist jetzt mit «Edulog» verbunden.')).toBeVisible();
  expect(sent).toContainEqual(linkedWith('geheim'));
  await expect.element(page.getByText('Hier: /seiten')).toBeVisible();
});

test('whoever is signed in already says yes with the password', async () => {
  const { sent } = await comeBack({ ...unknown, session: { status: 'signedIn', user: lea } });
  await userEvent.fill(page.getByLabelText('Dein Passwort', { exact: true }), 'geheim');
  await userEvent.click(page.getByRole('button', { name: 'Verbinden' }));
  await expect.element(page.getByText('Hier: /seiten')).toBeVisible();
  expect(sent).toContainEqual(linkedWith('geheim'));
});

test('with the first password of the school one chooses an own one, and only then the two are connected', async () => {
  const { sent, unmount } = await comeBack({ ...unknown, login: { ...nobody, user: lea, initialPassword: true } });
  await signInWithPassword();
  await expect.element(page.getByText('Hier: /initial-passwort-aendern?redirectUrl=%2Fseiten')).toBeVisible();
  expect(sent.map(({ path }) => path)).not.toContain('auth/oidc/link');
  await unmount();

  const ownPassword = accountUi.screens.find(({ path }) => path === '/initial-passwort-aendern');
  if (!ownPassword) throw new Error('No screen for a password of the own choice');
  const { Screen } = await ownPassword.load();
  await show(<Screen />, {
    fills: federationUi.fills ?? [],
    session: { status: 'initialPassword', user: lea },
    at: '/neu?redirectUrl=%2Fseiten',
    path: '/neu',
  });
  await userEvent.fill(page.getByRole('form').getByLabelText('Neues Passwort'), 'elf leise Igel');
  await userEvent.fill(page.getByLabelText('Noch einmal zur Sicherheit'), 'elf leise Igel');
  await userEvent.click(page.getByRole('button', { name: 'Passwort speichern' }));
  await expect.element(page.getByText('Hier: /seiten')).toBeVisible();
  expect(sent.slice(-2)).toEqual([
    { path: 'account/change-initial-password', body: { password: 'elf leise Igel' } },
    linkedWith('elf leise Igel'),
  ]);
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

test('a failed one leads whoever is signed in back to the own account', async () => {
  const body = { code: 'LINKED_ELSEWHERE', messageType: 'warning', messageTitle: 'Schon verbunden', messageBody: 'Schon vergeben.' };
  await comeBack({ status: 409, body, session: { status: 'signedIn', user: lea } });
  await expect.element(page.getByText('Schon vergeben.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Zu meinem Konto' })).toHaveAttribute('href', '/mein-konto/sicherheit');
});

test('who has deleted the account is told that the password brings it back', async () => {
  const body = { code: 'ACCOUNT_IN_TRASH', messageType: 'warning', messageTitle: 'Gelöscht', messageBody: 'Bis am 3. Mai.' };
  await comeBack({ status: 410, body });
  await expect.element(page.getByText('Bis am 3. Mai. Melde dich dazu mit deinem Benutzernamen und deinem Passwort an.')).toBeVisible();
});
