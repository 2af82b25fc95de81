import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import type { KnownSession } from '@pausenplatz/kernel-host';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const signedIn: KnownSession = { status: 'signedIn', user: aSignedInUser() };
const refusal = (code: string) => ({ code, messageType: 'warning', messageTitle: 'Geht nicht', messageBody: 'Warum nicht.' });

/** Confirms by the mailed link above a server that answers so. */
async function confirm(answer: { readonly status?: number; readonly body: unknown }, session?: KnownSession) {
  fakeServer(() => answer);
  await show(<ConfirmEmailScreen />, { at: '/email-bestaetigen/abc', path: '/email-bestaetigen/:id', ...(session && { session }) });
  await userEvent.click(page.getByRole('button', { name: 'Ja, bestätigen' }));
}

const link = (name: string) => page.getByRole('link', { name, exact: true });

test('a new account is told its user name and led to the sign-in', async () => {
  await confirm({ body: { kind: 'registered', userName: 'ida.zumbuehl', isNewTeacher: false } });
  await expect.element(page.getByText(/^Dein Benutzername ist ida\.zumbuehl\./)).toBeVisible();
  await expect.element(link('Zur Anmeldung')).toHaveAttribute('href', '/login');
});

test('a new teacher goes on to find the school after the first sign-in', async () => {
  await confirm({ body: { kind: 'registered', userName: 'ida.zumbuehl', isNewTeacher: true } });
  const wanted = encodeURIComponent('/verwaltung/schule-verbinden?newUser=1');
  await expect.element(link('Zur Anmeldung')).toHaveAttribute('href', `/?redirectUrl=${wanted}`);
});

test('an ended link offers the next one, by the way that whoever is there has', async () => {
  await confirm({ status: 404, body: refusal('MAIL_LINK_ENDED') }, signedIn);
  await expect.element(link('Neuen Link schicken')).toHaveAttribute('href', '/profil?action=confirm-email');
});

test('an address that somebody else has offers no further link', async () => {
  await confirm({ status: 409, body: refusal('EMAIL_TAKEN') }, signedIn);
  await expect.element(page.getByText('Warum nicht.')).toBeVisible();
  await expect.element(link('Zu meinem Konto')).toHaveAttribute('href', '/profil');
  await expect.poll(() => link('Neuen Link schicken').elements()).toHaveLength(0);
});
