import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Duel, DuelCard } from '../../contract/index.ts';
import { Screen } from './duel-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const id = 'd'.repeat(22);
const face = (text: string) => ({ text, emoji: null, picture: null });
const covered = { state: 'covered' } as const;
const open = (text: string): DuelCard => ({ state: 'open', face: face(text) });
const board = (...first: readonly DuelCard[]): DuelCard[] => [...first, ...Array.from({ length: 12 - first.length }, () => covered)];

const aDuel = (changes: Partial<Duel> = {}): Duel => ({
  id,
  rev: 3,
  state: 'playing',
  asked: 'me',
  other: { id: 'n'.repeat(22), firstName: 'Noah', lastName: 'Meier' },
  classId: 'c'.repeat(22),
  set: { kind: 'pictures', id: null },
  title: null,
  size: '4x3',
  waitsMs: null,
  cards: board(),
  turn: 'me',
  pairs: { me: 0, other: 0 },
  last: null,
  sightMs: null,
  otherAwayMs: null,
  ...changes,
});

/** The duel as it is read, and what a press answers. */
async function openScreen(duel: Duel, turned: Duel = duel) {
  const sent = fakeServer((path) => ({ body: path.startsWith('games/duels/turn') ? turned : duel }));
  const session = { status: 'signedIn', user: aSignedInUser() } as const;
  await show(<Screen />, { session, at: `/spielen/gedaechtnis/duell/${id}`, path: '/spielen/gedaechtnis/duell/:id' });
  return { turns: () => sent.filter(({ path }) => path === 'games/duels/turn').map(({ body }) => body) };
}

const card = (row: number, column: number) => page.getByRole('button', { name: new RegExp(`^Reihe ${row}, Spalte ${column}:`) });

test('by keys: what one turns over shows at once; a card that lies open is not sent again', async () => {
  const turned = aDuel({ rev: 4, cards: board(covered, open('Igel')), last: { kind: 'first', by: 'me', faces: [face('Igel')] } });
  const { turns } = await openScreen(aDuel(), turned);
  await expect.element(page.getByText('Du fängst an. Deck eine Karte auf.')).toBeVisible();
  card(1, 1).element().focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(card(1, 2)).toHaveAccessibleName('Reihe 1, Spalte 2: Igel');
  await expect.element(page.getByText('Igel. Welche Karte gehört dazu?')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(turns()).toEqual([{ id, place: 1 }]);
});

test('out of turn nothing is sent; two that do not belong together are covered after a moment, and not named any more', async () => {
  const faces = [face('Igel'), face('Fuchs')];
  const missed = aDuel({ turn: 'other', cards: board(open('Igel'), open('Fuchs')), last: { kind: 'miss', by: 'me', faces }, sightMs: 400 });
  const { turns } = await openScreen(missed);
  await expect.element(page.getByText('Igel und Fuchs gehören nicht zusammen. Jetzt ist Noah dran.')).toBeVisible();
  await expect.element(card(1, 1)).toHaveAccessibleName('Reihe 1, Spalte 1: verdeckt');
  await expect.element(page.getByText('Noah ist dran.')).toBeVisible();
  await userEvent.click(card(2, 2));
  expect(turns()).toEqual([]);
});

test.each([
  [120_000, 'Noah ist kurz weg. Du kannst warten: noch 2 Minuten.'],
  [60_000, 'Noah ist kurz weg. Du kannst warten: noch 60 Sekunden.'],
  [4_000, 'Noah ist kurz weg. Du kannst warten: noch 10 Sekunden.'],
])('while the other is away, %i ms more', async (otherAwayMs, words) => {
  await openScreen(aDuel({ otherAwayMs }));
  await expect.element(page.getByText(words)).toBeVisible();
});

test.each([
  [{ state: 'finished', pairs: { me: 4, other: 2 } }, 'Du hast gewonnen!'],
  [{ state: 'finished', pairs: { me: 2, other: 4 } }, 'Noah hat gewonnen!'],
  [{ state: 'finished', pairs: { me: 3, other: 3 } }, 'Unentschieden!'],
  [{ state: 'left' }, 'Das Spiel wurde beendet'],
  [{ state: 'declined', asked: 'other' }, 'Noah mag gerade nicht spielen'],
] as const)('the end %o: %s', async (changes, title) => {
  await openScreen(aDuel(changes));
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
});
