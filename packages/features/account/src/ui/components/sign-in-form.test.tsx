import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SignInForm } from './sign-in-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const signedIn = { token: null, refreshToken: null, expiration: '2026-11-21T10:00:00.000Z', user: aSignedInUser(), initialPassword: false };

/** Shows the form above a server that answers every sign-in the same way; hands back what it was sent. */
async function open(status: number, body: unknown, at = '/', path = '/') {
  const sent = fakeServer(() => ({ status, body }));
  return { sent, ...(await show(<SignInForm />, { at, path })) };
}

const name = () => page.getByLabelText('Benutzername oder E-Mail');
const password = () => page.getByLabelText('Passwort', { exact: true });
const submit = () => page.getByRole('button', { name: 'Anmelden' });

async function fillAndSubmit() {
  await userEvent.fill(name(), 'lea.brunner');
  await userEvent.fill(password(), 'geheim');
  await userEvent.click(submit());
}

test('empty fields are named and the first one gets the focus', async () => {
  const { sent } = await open(200, signedIn);
  await userEvent.click(submit());
  await expect.poll(() => page.getByText('Da muss schon was stehen...').elements()).toHaveLength(2);
  await expect.element(name()).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a sign-in goes on to the page that was wanted', async () => {
  const { sent, sessions } = await open(200, signedIn, '/?redirectUrl=%2Fseiten');
  await fillAndSubmit();
  await expect.element(page.getByText('Hier: /seiten')).toBeVisible();
  expect(sessions.store.getState()).toMatchObject({ status: 'signedIn', user: { firstName: 'Lea' } });
  expect(sent).toEqual([{ path: 'auth/login', body: { UserName: 'lea.brunner', Password: 'geheim', RememberMe: false, keeps: 'cookie' } }]);
});

test.each(['https://fremd.test/', '//fremd.test', '/\\fremd.test', '/%2Ffremd.test', 'javascript:alert(1)'])(
  'instead of to %s a sign-in leads to the start page',
  async (evil) => {
    await open(200, signedIn, `/login?redirectUrl=${encodeURIComponent(evil)}`, '/login');
    await fillAndSubmit();
    await expect.element(page.getByText('Hier: /', { exact: true })).toBeVisible();
  },
);

test('who signs in in two steps is asked for the code of the app, with the cursor in the field', async () => {
  await open(200, { ...signedIn, user: null, secondFactor: true, challenge: 'x'.repeat(43) });
  await fillAndSubmit();
  await expect.element(page.getByLabelText('Code aus der App')).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Zurück' }));
  await expect.element(name()).toHaveValue('lea.brunner');
});

test('a deleted account is offered back to who typed its password', async () => {
  const body = { code: 'ACCOUNT_IN_TRASH', messageType: 'warning', messageTitle: 'Dein Konto ist gelöscht', messageBody: 'Bis am 3. Mai.' };
  await open(410, body);
  await fillAndSubmit();
  await expect.element(page.getByRole('button', { name: 'Konto zurückholen' })).toBeVisible();
  await expect.element(page.getByText('Bis am 3. Mai.')).toBeVisible();
});

test('an initial password leads to the screen that changes it, and keeps the wanted page', async () => {
  await open(200, { ...signedIn, initialPassword: true }, '/?redirectUrl=%2Fseiten');
  await fillAndSubmit();
  await expect.element(page.getByText('Hier: /initial-passwort-aendern?redirectUrl=%2Fseiten')).toBeVisible();
});

test('wrong credentials are told in the form, and the password is typed anew', async () => {
  await open(401, {
    code: 'WRONG_CREDENTIALS',
    messageType: 'error',
    messageTitle: 'Anmeldung fehlgeschlagen.',
    messageBody: 'Aller Anfang ist schwer! Du hast den Benutzernamen oder das Passwort falsch eingegeben.',
  });
  await fillAndSubmit();
  await expect.element(page.getByRole('alert').getByText(/^Aller Anfang ist schwer!/)).toBeVisible();
  await expect.element(password()).toHaveValue('');
  await expect.element(password()).toHaveFocus();
  await expect.element(name()).toHaveValue('lea.brunner');
});

test('after too many attempts the form counts down and opens again', async () => {
  await open(429, { code: 'TOO_MANY_ATTEMPTS', messageType: 'warning', messageTitle: 'Pause', messageBody: 'x', details: { seconds: 3 } });
  await fillAndSubmit();
  await expect.element(page.getByRole('alert').getByText(/Warte noch [23] Sekunden\.$/)).toBeVisible();
  await expect.element(submit()).toBeDisabled();
  await expect.element(page.getByRole('alert'), { timeout: 6000 }).not.toBeInTheDocument();
  await expect.element(submit()).toBeEnabled();
});

test('a long pause is told in minutes', async () => {
  await open(429, {
    code: 'TOO_MANY_ATTEMPTS',
    messageType: 'warning',
    messageTitle: 'Pause',
    messageBody: 'x',
    details: { seconds: 840 },
  });
  await fillAndSubmit();
  await expect.element(page.getByRole('alert').getByText('Das waren viele falsche Versuche. Warte noch 14 Minuten.')).toBeVisible();
});

test('the typed user name survives a reload, the password does not', async () => {
  const { unmount } = await open(200, signedIn);
  await userEvent.fill(name(), 'lea');
  await userEvent.fill(password(), 'geheim');
  await unmount();
  await open(200, signedIn);
  await expect.element(name()).toHaveValue('lea');
  await expect.element(password()).toHaveValue('');
});

test('the password can be shown and hidden', async () => {
  await open(200, signedIn);
  await userEvent.click(page.getByRole('button', { name: 'Passwort anzeigen' }));
  await expect.element(password()).toHaveAttribute('type', 'text');
  await userEvent.click(page.getByRole('button', { name: 'Passwort verbergen' }));
  await expect.element(password()).toHaveAttribute('type', 'password');
});
