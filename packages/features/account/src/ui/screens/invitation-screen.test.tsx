import { fakeServer, type FakeAnswer } from '@pausenplatz/kernel-browser/testing';
import type { KnownSession } from '@pausenplatz/kernel-host';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvitationScreen } from './invitation-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const urs = aSignedInUser({ userName: 'urs.zgraggen', firstName: 'Urs', lastName: 'Zgraggen' });
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
async function open(session: KnownSession, look: FakeAnswer) {
  fakeServer((path) => (path === 'account/invitation/look' ? look : { body: { ok: true } }));
  await show(<InvitationScreen />, { session, at: '/einladung-bestaetigen/abc', path: '/einladung-bestaetigen/:id' });
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
