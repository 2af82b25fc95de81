import { askForTenant } from '@pausenplatz/federation/contract';
import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import type { SignedInUser } from '@pausenplatz/kernel-host';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createOwnServices } from '../services.ts';
import { oneToken } from '../tokens.ts';
import { AskSchool } from './ask-school.tsx';

afterEach(() => vi.restoreAllMocks());

const school = { id: 'S'.repeat(22), name: 'Schule Sonnenberg', place: 'Wil', administers: false };
const entraToken = 'x'.repeat(40);

/** Shows it to somebody in a Teams that no school let in, who then signs in as `who`. */
async function signInAs(who: Partial<SignedInUser>, initialPassword = false) {
  const user = aSignedInUser({ userRoles: ['Teacher'], schools: [school], ...who });
  const answer = { token: 'own', refreshToken: null, expiration: '2026-11-24T10:00:00.000Z', user, initialPassword };
  const sent = fakeServer((path) => ({
    body:
      path === 'auth/login'
        ? { ...answer, secondFactor: false, challenge: null }
        : path === askForTenant.path
          ? { id: 'R'.repeat(22) }
          : { ok: true },
  }));
  const again = vi.fn<() => void>();
  await show(<AskSchool services={createOwnServices(() => oneToken(entraToken))} onAgain={again} />);
  await userEvent.fill(page.getByLabelText('Benutzername oder E-Mail'), 'lea.brunner');
  await userEvent.fill(page.getByLabelText('Passwort'), 'ganz geheim und lang');
  await userEvent.click(page.getByRole('button', { name: 'Weiter' }));
  return { sent, again };
}

test('a teacher asks the own school, with both proofs, and waits', async () => {
  const { sent, again } = await signInAs({});
  await userEvent.fill(page.getByLabelText(/^Name eurer Organisation in Microsoft Teams/), 'Gemeinde Sonnental');
  await userEvent.click(page.getByRole('button', { name: 'Um Freigabe bitten' }));
  await expect.element(page.getByRole('heading', { name: 'Deine Bitte ist unterwegs' })).toBeVisible();
  const asked = sent.find(({ path }) => path === askForTenant.path);
  expect(asked?.body).toEqual({ entraToken, schoolId: school.id, name: 'Gemeinde Sonnental' });
  await userEvent.click(page.getByRole('button', { name: 'Nochmals versuchen' }));
  expect(again).toHaveBeenCalledOnce();
});

test('a pupil is told to say it to a teacher', async () => {
  await signInAs({ userRoles: ['Pupil'] });
  await expect.element(page.getByText('Darum bittet eine Lehrperson. Sag es ihr doch!')).toBeVisible();
});

test('whoever belongs to no school joins one first', async () => {
  await signInAs({ schools: [] });
  await expect.element(page.getByText('Dein Konto gehört zu keiner Schule.', { exact: false })).toBeVisible();
});

test('who comes with a first password chooses an own one on the spot, and goes on with it', async () => {
  const { sent } = await signInAs({}, true);
  await userEvent.fill(page.getByLabelText('Neues Passwort'), 'kurz');
  await userEvent.click(page.getByRole('button', { name: 'Weiter' }));
  expect(sent.some(({ path }) => path === 'account/change-initial-password')).toBe(false);
  await userEvent.fill(page.getByLabelText('Neues Passwort'), 'sieben rote Ziegen am See');
  await userEvent.click(page.getByRole('button', { name: 'Weiter' }));
  await expect.element(page.getByLabelText(/^Name eurer Organisation in Microsoft Teams/)).toBeVisible();
  expect(sent.find(({ path }) => path === 'account/change-initial-password')?.body).toEqual({ password: 'sieben rote Ziegen am See' });
});
