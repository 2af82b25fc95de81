import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetPreferences, usePreferences } from '../services/preferences.ts';
import { AccountButton } from './account-button.tsx';

beforeEach(forgetPreferences);
afterEach(() => {
  vi.restoreAllMocks();
  forgetPreferences();
});

test('what is chosen in the menu is kept with the account, so that a reload keeps it', async () => {
  const sent = fakeServer(() => ({ body: { ok: true } }));
  await show(<AccountButton />, { session: { status: 'signedIn', user: aSignedInUser() } });
  await userEvent.click(page.getByRole('button', { name: /^Konto von/ }));
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Dunkel' }));
  // A choice closes the menu.
  await userEvent.click(page.getByRole('button', { name: /^Konto von/ }));
  await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Leseleichte Schrift' }));
  expect(usePreferences.getState()).toMatchObject({ scheme: 'dark', readingEase: true });
  await vi.waitFor(() =>
    expect(sent.map(({ body }) => body)).toMatchObject([
      { tool: 'darstellung', name: 'scheme', value: 'dark' },
      { tool: 'darstellung', name: 'readingEase', value: true },
    ]),
  );
});

test('whoever is not signed in is called so, and chooses for this device alone', async () => {
  const sent = fakeServer(() => ({ body: { ok: true } }));
  await show(<AccountButton />);
  await userEvent.click(page.getByRole('button', { name: 'Darstellung' }));
  await expect.element(page.getByText('Besucher:in')).toBeVisible();
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Dunkel' }));
  expect([usePreferences.getState().scheme, sent.length]).toEqual(['dark', 0]);
});
