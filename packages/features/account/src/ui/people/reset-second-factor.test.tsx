import { fakeServer, type FakeAnswer } from '@pausenplatz/kernel-browser/testing';
import { show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ResetSecondFactor } from './reset-second-factor.tsx';

afterEach(() => vi.restoreAllMocks());

const [lea, urs] = ['A'.repeat(22), 'B'.repeat(22)];
const button = () => page.getByRole('button', { name: 'Zweiten Schritt von Lea Brunner zurücksetzen' });

/** Shows the button for Lea and Urs, of whom Lea has a second factor until it is reset; `reset` is how the server answers that. */
async function open(reset: FakeAnswer = { body: { ok: true } }) {
  let userIds = [lea];
  const sent = fakeServer((path) => {
    if (path === 'account/second-factors') return { body: { userIds } };
    if ((reset.status ?? 200) === 200) userIds = [];
    return reset;
  });
  await show(
    <>
      <ResetSecondFactor userId={lea} name="Lea Brunner" />
      <ResetSecondFactor userId={urs} name="Urs Zgraggen" />
    </>,
  );
  return sent;
}

test('the second step of who has one is reset once that was asked, and what follows is said', async () => {
  const sent = await open();
  await userEvent.click(button());
  await expect.poll(() => page.getByRole('button', { name: /Urs/ }).elements()).toHaveLength(0);
  const dialog = page.getByRole('alertdialog', { name: 'Zweiten Schritt von Lea Brunner zurücksetzen?' });
  await expect.element(dialog.getByText(/Prüfe zuerst, ob sie wirklich selbst darum gebeten hat/)).toBeVisible();
  expect(sent.map(({ path }) => path)).not.toContain('account/second-factor/reset');
  await userEvent.click(dialog.getByRole('button', { name: 'Zweiten Schritt zurücksetzen' }));
  await expect.element(page.getByText(/Lea Brunner meldet sich jetzt mit dem Passwort an/)).toBeVisible();
  expect(sent.find(({ path }) => path === 'account/second-factor/reset')?.body).toEqual({ id: lea });
  await expect.element(button()).not.toBeInTheDocument();
});

test('a refusal says why, and the button stays', async () => {
  const refused = { code: 'SECOND_FACTOR_OWN_FIRST', messageType: 'warning', messageTitle: 'Zuerst du selbst', messageBody: 'Mit Code.' };
  await open({ status: 403, body: refused });
  await userEvent.click(button());
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Zweiten Schritt zurücksetzen' }));
  await expect.element(page.getByText('Zuerst du selbst')).toBeVisible();
  await expect.element(button()).toBeVisible();
});
