import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newMemory, type Pair } from '../../rules/index.ts';
import { Table } from './table.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const words = (text: string) => ({ text, emoji: null, picture: null });
const pairs: readonly Pair[] = Array.from({ length: 6 }, (_, at) => ({ first: words(`${at + 1} + 1`), second: words(String(at + 2)) }));
/** Each pair lies side by side. */
const halves = Array.from({ length: 12 }, (_, place) => ({ pair: place >> 1, isSecond: place % 2 === 1 }));

async function open({ players = 1, countedAs = null as string | null } = {}) {
  const sent = fakeServer(() => ({ body: { turns: 7, ms: 9000, points: 5, isBest: true } }));
  const [onAgain, onOther] = [vi.fn(), vi.fn()];
  const laid = { choice: { set: { kind: 'plus' }, size: '4x3', players }, pairs, game: newMemory(halves, players), countedAs } as const;
  const user = aSignedInUser();
  await show(<Table laid={laid} title="Plus bis 20" onAgain={onAgain} onOther={onOther} />, { session: { status: 'signedIn', user } });
  return { sent, onOther };
}

const card = (row: number, column: number) => page.getByRole('button', { name: new RegExp(`^Reihe ${row}, Spalte ${column}:`) });
const told = () => page.getByRole('status').filter({ hasText: /./ });

test('by keys: arrows lead over the board, Enter turns over; what does not belong together stays until the next card', async () => {
  await open();
  await userEvent.click(card(1, 1));
  await expect.element(card(1, 1)).toHaveAccessibleName('Reihe 1, Spalte 1: 1 + 1');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(card(2, 1)).toHaveAccessibleName('Reihe 2, Spalte 1: 3 + 1');
  await expect.element(told()).toHaveTextContent('1 + 1 und 3 + 1 gehören nicht zusammen.');
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}');
  await expect.element(card(1, 1)).toHaveAccessibleName('Reihe 1, Spalte 1: verdeckt');
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await expect.element(card(1, 1)).toHaveAccessibleName('Reihe 1, Spalte 1: gefunden');
  await expect.element(page.getByText('1 von 6 Paaren · 2 Züge')).toBeVisible();
});

test('two take turns: who finds a pair goes on, and the most pairs win', async () => {
  await open({ players: 2 });
  await expect.element(page.getByText('Fuchs ist dran')).toBeVisible();
  for (const [row, column] of [
    [1, 1],
    [1, 3],
  ] as const)
    await userEvent.click(card(row, column));
  await expect.element(page.getByText('Frosch ist dran', { exact: true })).toBeVisible();
  for (let place = 0; place < 12; place += 1) await userEvent.click(card(Math.floor(place / 4) + 1, (place % 4) + 1));
  await expect.element(page.getByRole('heading', { name: 'Frosch gewinnt!' })).toBeVisible();
});

test('a game alone is handed in with its turns, and what it brought is said', async () => {
  const { sent } = await open({ countedAs: 'g'.repeat(22) });
  for (let place = 0; place < 12; place += 1) await userEvent.click(card(Math.floor(place / 4) + 1, (place % 4) + 1));
  await expect.element(page.getByText('+5 Punkte')).toBeVisible();
  const handed = sent.find(({ path }) => path === 'games/memory/finish')?.body;
  expect(handed).toMatchObject({
    id: 'g'.repeat(22),
    turns: [
      [0, 1],
      [2, 3],
      [4, 5],
      [6, 7],
      [8, 9],
      [10, 11],
    ],
  });
});

test('leaving in the middle asks; before the first turn it does not', async () => {
  const { onOther } = await open();
  await expect.element(page.getByText('Ohne Netz begonnen', { exact: false })).toBeVisible();
  await userEvent.click(card(1, 1));
  await userEvent.click(card(2, 2));
  await userEvent.click(page.getByRole('button', { name: 'Aufhören' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Beenden' }));
  await vi.waitFor(() => expect(onOther).toHaveBeenCalledOnce());
});
