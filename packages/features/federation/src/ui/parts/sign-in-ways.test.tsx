import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SignInWays } from './sign-in-ways.tsx';

afterEach(() => vi.restoreAllMocks());

const edulog = { id: 'A'.repeat(22), kind: 'edulog', name: 'Edulog', school: 'Schule Sonnenberg' };
const other = { id: 'B'.repeat(22), kind: 'edulog', name: 'Edulog', school: 'Schule Talbach' };
const entra = { id: 'C'.repeat(22), kind: 'entra', name: 'Microsoft', school: 'Schule Talbach' };

/** Shows the ways above a server with these school accounts; `begin` is how it answers whoever leaves for one. */
async function open(providers: readonly unknown[], begin: unknown = { address: '#fort' }) {
  const sent = fakeServer((path) => (path === 'auth/oidc/begin' ? { body: begin } : { body: { providers } }));
  await show(<SignInWays />);
  return sent;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('school accounts that are called alike are told apart by their school', async () => {
  await open([edulog, other, entra]);
  await expect.element(button('Mit Edulog, Schule Sonnenberg')).toBeVisible();
  await expect.element(button('Mit Edulog, Schule Talbach')).toBeVisible();
  await expect.element(button('Mit Microsoft')).toBeVisible();
});

test('where there are many a list asks for the school', async () => {
  await open([edulog, other, entra, { ...entra, id: 'D'.repeat(22), school: 'Schule Sonnenberg' }]);
  await userEvent.click(page.getByRole('combobox', { name: 'Mit dem Schulkonto' }));
  await expect.element(page.getByRole('option', { name: 'Schule Talbach, Microsoft' })).toBeVisible();
});

test('who comes back from the provider with the browser’s own button can leave once more', async () => {
  await open([edulog]);
  await userEvent.click(button('Mit Edulog'));
  await expect.element(button('Einen Moment, du wirst weitergeleitet …')).toBeVisible();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(button('Mit Edulog')).toBeVisible();
});
