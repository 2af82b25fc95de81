import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NewYearCard } from './new-year-card.tsx';

afterEach(() => vi.restoreAllMocks());

const lea = aSignedInUser({
  settings: { jahreswechsel: { erledigt: { andere: ['page'], diese: ['cards', 'letters', 'people', 'settings'] } } },
});

test('what was ticked stays ticked, and the last tick says that all is done', async () => {
  const sent = fakeServer(() => ({ body: { ok: true } }));
  await show(<NewYearCard classId="diese" year={2026} />, { session: { status: 'signedIn', user: lea } });
  await expect.element(page.getByRole('heading', { name: 'Neues Schuljahr 2026/27' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Elternbriefe drucken' })).toBeChecked();
  await userEvent.click(page.getByRole('checkbox', { name: 'Seiten der Klasse anschauen' }));
  await expect.element(page.getByText('Alles erledigt. Einen guten Start!')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      tool: 'jahreswechsel',
      name: 'erledigt',
      type: 'json',
      value: { andere: ['page'], diese: ['cards', 'letters', 'people', 'settings', 'page'] },
    }),
  ]);
});
