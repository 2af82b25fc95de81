import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Screen } from './confirmation-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const token = 't'.repeat(43);
const at = { at: `/schule-bestaetigen/${token}`, path: '/schule-bestaetigen/:token' };
const school = { name: 'Schule Neubühl', place: 'Zürich', foundedAt: '2026-11-20T08:00:00.000Z', founder: 'Falk Frei', confirmed: false };
const look = 'administration/confirmation/look';

test('the operator sees who founded what, and confirms it by a button, never by opening the link', async () => {
  const sent = fakeServer((path) => ({ body: path === look ? school : { ok: true } }));
  await show(<Screen />, at);
  await expect.element(page.getByText('Schule Neubühl bestätigen?')).toBeVisible();
  await expect.element(page.getByText(/in Zürich, angelegt am 20. November 2026 von Falk Frei/)).toBeVisible();
  expect(sent).toEqual([{ path: look, body: { token } }]);
  await userEvent.click(page.getByRole('button', { name: 'Ja, bestätigen' }));
  await expect.element(page.getByText('Schule Neubühl ist bestätigt.')).toBeVisible();
  expect(sent.at(-1)).toEqual({ path: 'administration/confirmation', body: { token } });
});

test('an old link says so and leads on', async () => {
  const refusal = {
    code: 'CONFIRMATION_ENDED',
    messageType: 'warning',
    messageTitle: 'Link nicht mehr gültig',
    messageBody: 'Schon bestätigt?',
  };
  fakeServer(() => ({ status: 404, body: refusal }));
  await show(<Screen />, at);
  await expect.element(page.getByText('Link nicht mehr gültig')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
});
