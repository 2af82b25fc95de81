import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import type { SignedInUser } from '@pausenplatz/kernel-host';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProvidersPart } from './providers-part.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const own = { id: 'A'.repeat(22), name: 'Schule Sonnenberg', place: 'St. Gallen', administers: true };
const taught = { id: 'B'.repeat(22), name: 'Schule Auental', place: 'Wil', administers: false };
const edulog = {
  id: 'C'.repeat(22),
  kind: 'edulog',
  name: 'Edulog',
  issuer: 'https://login.edulog.example',
  clientId: 'pausenplatz',
  matchClaim: null,
  enabled: true,
  linked: 1,
};
const list = { callback: 'https://schule.example/schulkonto', providers: [edulog] };

let below = [own];
let confirmed = true;
beforeEach(() => {
  below = [own];
  confirmed = true;
});

/** Shows the part to somebody who administers one school and teaches at another; `save` is how the server answers a change. */
async function open(changes: Partial<SignedInUser> = {}, save: unknown = { id: edulog.id, isReachable: true }) {
  const sent = fakeServer((path) => ({
    body:
      path === 'account/administered-schools'
        ? { schools: below }
        : path.endsWith('/save')
          ? save
          : { ...list, schoolConfirmed: confirmed },
  }));
  const user = aSignedInUser({ userRoles: ['Teacher', 'SchoolAdmin'], schools: [taught, own], ...changes });
  await show(<ProvidersPart />, { session: { status: 'signedIn', user } });
  return sent;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const issuer = () => page.getByLabelText('Adresse des Ausstellers (Issuer)');

test('only schools that one administers are asked about', async () => {
  const sent = await open();
  await expect.element(page.getByText(/1 Konto verbunden/)).toBeVisible();
  expect(sent.map(({ path }) => path).toSorted()).toEqual(['account/administered-schools', `account/identity-providers/${own.id}`]);
  await expect.poll(() => page.getByLabelText('Schule').elements()).toHaveLength(0);
});

test('a school that the operator has not confirmed can take its providers away, and sets none up', async () => {
  confirmed = false;
  await open();
  await expect.element(page.getByText('Eure Schule ist noch nicht bestätigt.')).toBeVisible();
  await expect.element(button('Entfernen')).toBeVisible();
  for (const name of ['Ändern', 'Anmeldedienst hinzufügen']) await expect.poll(() => button(name).elements()).toHaveLength(0);
});

test('a school below the own one can be chosen', async () => {
  const child = { id: 'D'.repeat(22), name: 'Schulhaus Au', place: 'St. Gallen', administers: true };
  below = [child, own];
  const sent = await open();
  await userEvent.click(page.getByRole('combobox', { name: 'Schule' }));
  await userEvent.click(page.getByRole('option', { name: 'Schulhaus Au' }));
  await expect.poll(() => sent.map(({ path }) => path)).toContain(`account/identity-providers/${child.id}`);
  expect(sent.filter(({ path }) => path.startsWith('account/identity-providers'))[0]?.path).toContain(own.id);
});

test('as long as the school’s second factor is missing, the way to it is shown instead of a refusal', async () => {
  const sent = await open({ secondFactorMissing: true });
  await expect
    .element(page.getByRole('link', { name: 'Zur Anmeldung in zwei Schritten' }))
    .toHaveAttribute('href', '/mein-konto/sicherheit');
  expect(sent).toEqual([]);
});

test('another issuer is announced as what it does to the connected accounts, before it is saved', async () => {
  await open();
  await userEvent.click(button('Ändern'));
  await expect.element(page.getByRole('heading', { name: 'Edulog ändern' })).toBeVisible();
  await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(0);
  await userEvent.fill(issuer(), 'https://login.anders.example');
  await expect.element(page.getByRole('alert').getByText(/alle verbundenen Konten getrennt/)).toBeVisible();
});

test('a provider without https is refused at its field', async () => {
  const sent = await open();
  await userEvent.click(button('Ändern'));
  await userEvent.fill(issuer(), 'http://login.edulog.example');
  await userEvent.click(button('Speichern'));
  await expect.element(page.getByText('Das ist keine Adresse, die mit https:// beginnt.')).toBeVisible();
  await expect.element(issuer()).toHaveFocus();
  expect(sent.some(({ path }) => path.endsWith('/save'))).toBe(false);
});

test('a provider that does not answer is saved and said to be silent', async () => {
  await open({}, { id: edulog.id, isReachable: false });
  await userEvent.click(button('Ändern'));
  await userEvent.click(button('Speichern'));
  await expect.element(page.getByText('Gespeichert, aber der Dienst antwortet nicht')).toBeVisible();
});
