import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { show } from '@pausenplatz/kernel-host/testing';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Screen } from './cart-screen.tsx';

const [penId, variantId, goneId] = ['P'.repeat(22), 'V'.repeat(22), 'G'.repeat(22)];
const pen = {
  id: penId,
  url: 'tabletstift',
  name: 'Tabletstift',
  summary: 'Schreibt.',
  category: 'general',
  picture: 'pen',
  color: 'teal',
  vatRate: 81,
  variants: [{ id: variantId, name: '', price: 2_400, stock: 2 }],
};

beforeEach(() => localStorage.clear());

/** Shows the cart with what lies on the device. */
async function open(stored: unknown) {
  localStorage.setItem('shop:cart', typeof stored === 'string' ? stored : JSON.stringify(stored));
  fakeServer(() => ({ body: { isOpen: true, products: [pen] } }));
  await show(<Screen />, { at: '/shop/warenkorb', path: '/shop/warenkorb' });
}
const cartOf = (...items: readonly object[]) => ({ id: '7a0b3a52-3f9f-4d8c-9a55-2f6f5f1c9b11', items });
const inCart = { id: penId, name: 'Tabletstift', quantity: 2, price: 2_400 };

test('what is gone and what costs another price is said until somebody has read it', async () => {
  await open(cartOf({ ...inCart, price: 1_900 }, { id: goneId, name: 'Kreide', quantity: 1, price: 100 }));
  await expect.element(page.getByText('Nicht mehr im Sortiment: Kreide.')).toBeVisible();
  await expect.element(page.getByText('Tabletstift kostet jetzt CHF 24.00 statt CHF 19.00.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Verstanden' }));
  await expect.element(page.getByText('Nicht mehr im Sortiment: Kreide.')).not.toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('shop:cart') ?? '').items).toEqual([inCart]);
});

test('totals follow the quantity, and the postage goes at fifty francs', async () => {
  await open(cartOf(inCart));
  await expect.element(page.getByText('57.00')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Mehr von Tabletstift' }));
  await expect.element(page.getByText('Davon gibt es noch 2.')).toBeVisible();
  await expect.element(page.getByText('57.00')).not.toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('shop:cart') ?? '').items[0].quantity).toBe(3);
  await userEvent.click(page.getByRole('button', { name: 'Tabletstift entfernen' }));
  await expect.element(page.getByText('Dein Warenkorb ist leer')).toBeVisible();
});

test.each(['<script>', '{"id":"x","items":[{"quantity":-5}]}', 'null'])('%s on the device is an empty cart', async (stored) => {
  await open(stored);
  await expect.element(page.getByText('Dein Warenkorb ist leer')).toBeVisible();
});
