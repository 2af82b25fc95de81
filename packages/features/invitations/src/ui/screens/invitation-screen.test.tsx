import { fakeServer, type FakeAnswer } from '@pausenplatz/kernel-browser/testing';
import type { KnownSession } from '@pausenplatz/kernel-host';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvitationScreen } from './invitation-screen.tsx';

beforeEach(() => sessionStorage.clear());
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
async function open(session: KnownSession, look: FakeAnswer, id = 'abc') {
  fakeServer((path) => (path === 'account/invitation/look' ? look : { body: { ok: true } }));
  return show(<InvitationScreen />, { session, at: `/einladung-bestaetigen/${id}`, path: '/einladung-bestaetigen/:id' });
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

test('a pupil is not offered what the server always refuses, and is told what to do', async () => {
  const noah = aSignedInUser({ userName: 'noah.meier', firstName: 'Noah', lastName: 'Meier', userRoles: ['Pupil'] });
  await open({ status: 'signedIn', user: noah }, { status: 200, body: invitation });
  await expect.element(page.getByText(/Mit einem Konto für Schüler:innen geht sie nicht/)).toBeVisible();
  await expect.poll(() => page.getByRole('button', { name: 'Einladung annehmen' }).elements()).toHaveLength(0);
  await expect.element(page.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  await userEvent.click(page.getByRole('button', { name: 'Anderes Konto benutzen' }));
  await expect.element(page.getByRole('button', { name: 'Konto erstellen und mitmachen' })).toBeVisible();
});

test('what was typed into one invitation stays with it: another shows the names that its school wrote', async () => {
  const first = await open({ status: 'signedOut' }, { body: invitation }, 'eins');
  await userEvent.fill(page.getByLabelText('Vorname'), 'Gian');
  await first.unmount();
  const second = await open({ status: 'signedOut' }, { body: { ...invitation, firstName: 'Ladina', lastName: 'Caduff' } }, 'zwei');
  await expect.element(page.getByLabelText('Vorname')).toHaveValue('Ladina');
  await second.unmount();
  await open({ status: 'signedOut' }, { body: invitation }, 'eins');
  await expect.element(page.getByLabelText('Vorname')).toHaveValue('Gian');
});
