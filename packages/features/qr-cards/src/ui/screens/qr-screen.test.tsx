import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { show } from '@pausenplatz/kernel-host/testing';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QrScreen } from './qr-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const secret = 'AbCdEfGhIjKlMnOpQrStUv';
const ended = {
  code: 'QR_CARD_ENDED',
  messageType: 'warning',
  messageTitle: 'Diese Karte gilt nicht mehr',
  messageBody: 'Frag nach einer neuen.',
};

test('a card’s link that is opened beside the camera is taken as well', async () => {
  const sent = fakeServer(() => ({ status: 404, body: ended }));
  await show(<Placed />, { at: '/qr', path: '/qr/:id?' });
  await userEvent.click(page.getByRole('link', { name: 'Karte' }));
  await expect.element(page.getByRole('button', { name: 'Ja, anmelden' })).toBeVisible();
  await expect.element(page.getByText('Adresse: /qr', { exact: true })).toBeVisible();
  expect(sent).toEqual([]);
});

function Placed() {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <QrScreen />
      <Link to={`/qr#${secret}`}>Karte</Link>
      <p>{`Adresse: ${pathname}${search}${hash}`}</p>
    </>
  );
}

test.each([`/qr#${secret}`, `/qr/${secret}`])(
  'the secret of a card leaves the address at once, and signs nobody in before a tap: %s',
  async (at) => {
    const sent = fakeServer(() => ({ status: 404, body: ended }));
    await show(<Placed />, { at, path: '/qr/:id?' });
    await expect.element(page.getByRole('button', { name: 'Ja, anmelden' })).toBeVisible();
    await expect.element(page.getByText('Adresse: /qr', { exact: true })).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Ja, anmelden' }));
    await expect.element(page.getByText('Diese Karte gilt nicht mehr')).toBeVisible();
    expect(sent).toEqual([{ path: 'auth/qr', body: { id: secret, keeps: 'cookie' } }]);
    await userEvent.click(page.getByRole('link', { name: 'Karte' }));
    await expect.element(page.getByRole('button', { name: 'Ja, anmelden' })).toBeVisible();
  },
);
