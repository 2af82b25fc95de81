import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Screen } from './product-screen.tsx';

const product = {
  id: 'P'.repeat(22),
  url: 'tabletstift',
  name: 'Tabletstift',
  summary: 'Schreibt.',
  description: '',
  category: 'general',
  picture: 'pen',
  color: 'teal',
  vatRate: 81,
  variants: [{ id: 'V'.repeat(22), name: '', price: 2_400, stock: 20 }],
};
const pupil = (at: number) => ({ id: String(at).padStart(22, 'k'), firstName: `Kind${at}`, lastName: 'Meier', avatar: null, number: at });
const people = { pupils: Array.from({ length: 18 }, (_one, at) => pupil(at + 1)), teachers: [], groups: [] };

beforeEach(() => localStorage.clear());

/** Shows the product to somebody; answers what was asked of the server. */
async function open(role: 'Teacher' | 'Pupil') {
  const sent = fakeServer((path) => ({ body: path.startsWith('account/people') ? people : { isOpen: true, product } }));
  const schoolClasses = [{ id: 'c'.repeat(22), name: '3a', color: 'orange', schoolId: 's'.repeat(22) }];
  const session = { status: 'signedIn', user: aSignedInUser({ userRoles: [role], schoolClasses }) } as const;
  await show(<Screen />, { at: '/shop/produkt/tabletstift', path: '/shop/produkt/:url', session });
  await expect.element(page.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible();
  return sent;
}
const inCart = () => JSON.parse(localStorage.getItem('shop:cart') ?? '{"items":[]}').items;

test('a teacher counts the class and some to spare; the cart knows a number alone', async () => {
  const sent = await open('Teacher');
  await userEvent.click(page.getByRole('button', { name: 'Für eine Klasse zählen' }));
  await expect.element(page.getByText('Kinder: 18, zusammen 18 Stück.', { exact: false })).toBeVisible();
  await userEvent.fill(page.getByLabelText('Dazu, für dich oder als Reserve'), 'zwei');
  await userEvent.click(page.getByRole('button', { name: 'Übernehmen' }));
  await expect.element(page.getByText('Schreib eine ganze Zahl, höchstens 999.')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Dazu, für dich oder als Reserve'), '2');
  await userEvent.click(page.getByRole('button', { name: '20 Stück übernehmen' }));
  await userEvent.click(page.getByRole('button', { name: 'In den Warenkorb' }));
  await expect.poll(inCart).toMatchObject([{ quantity: 20 }]);
  expect(JSON.stringify([localStorage.getItem('shop:cart'), sent.map(({ body }) => body)])).not.toContain('Kind');
});

test('a child counts no class', async () => {
  await open('Pupil');
  await expect.element(page.getByRole('button', { name: 'Für eine Klasse zählen' })).not.toBeInTheDocument();
});
