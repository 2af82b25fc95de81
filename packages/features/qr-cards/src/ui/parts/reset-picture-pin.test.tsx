import { fakeServer, type FakeAnswer } from '@pausenplatz/kernel-browser/testing';
import { show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ResetPicturePin } from './reset-picture-pin.tsx';

afterEach(() => vi.restoreAllMocks());

const mia = 'A'.repeat(22);
const button = (name: string) => page.getByRole('button', { name });

/** Shows the part for a pupil with pictures or without; `clear` is how the server answers their removal. */
async function open(active: boolean, clear: FakeAnswer = { body: { ok: true } }) {
  const sent = fakeServer((path) => (path === 'account/picture-pin/clear' ? clear : { body: { active } }));
  await show(<ResetPicturePin userId={mia} name="Mia" />);
  return sent;
}

test('forgotten pictures are taken away once that was asked, and what follows is said', async () => {
  const sent = await open(true);
  await userEvent.click(button('Bilder-PIN zurücksetzen'));
  await expect.element(page.getByText(/Die alten Bilder kommen nicht zurück/)).toHaveFocus();
  expect(sent).toHaveLength(1);
  await userEvent.click(button('Doch nicht'));
  await userEvent.click(button('Bilder-PIN zurücksetzen'));
  await userEvent.click(button('Ja, zurücksetzen'));
  await expect.element(page.getByText('Die QR-Karte fragt nicht mehr nach Bildern.')).toHaveFocus();
  await expect.element(page.getByText(/Mia meldet sich mit der QR-Karte allein an/)).toBeVisible();
  expect(sent.find(({ path }) => path === 'account/picture-pin/clear')?.body).toEqual({ id: mia });
});

test('whoever has no pictures has none to reset', async () => {
  const sent = await open(false);
  await expect.poll(() => sent).toHaveLength(1);
  await expect.element(button('Bilder-PIN zurücksetzen')).not.toBeInTheDocument();
});

test('a refusal says why, and the pictures can be tried again', async () => {
  await open(true, { status: 403, body: { code: 'PERSON_FORBIDDEN', messageType: 'permission', messageTitle: 'Nein', messageBody: 'x' } });
  await userEvent.click(button('Bilder-PIN zurücksetzen'));
  await userEvent.click(button('Ja, zurücksetzen'));
  await expect.element(page.getByText('Nein')).toBeVisible();
  await expect.element(button('Bilder-PIN zurücksetzen')).toBeVisible();
});
