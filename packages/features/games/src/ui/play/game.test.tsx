import { fakeServer, type FakeAnswer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Round } from '../../contract/index.ts';
import { judge } from '../../rules/index.ts';
import { Game } from './game.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const board = { kind: 'free', id: 'r'.repeat(22) } as const;
const rowsOf = (words: readonly string[]) => words.map((word) => ({ word, marks: judge(word, 'TANNE') }));
const aRound = (words: readonly string[], isHard = false): Round => ({
  board,
  level: 'easy',
  isOfClass: false,
  isHard,
  rows: rowsOf(words),
  state: 'open',
  answer: null,
});

interface Opened {
  readonly tried?: readonly string[];
  readonly isHard?: boolean;
  readonly answer?: (tried: readonly string[]) => FakeAnswer;
}

/** A board for TANNE; hands back the words that were sent. */
async function open({ tried = [], isHard = false, answer }: Opened = {}) {
  const sent = fakeServer(() => {
    const words = [...tried, ...sent.map(({ body }) => (body as { readonly word: string }).word)];
    return answer?.(words) ?? { body: { round: aRound(words, isHard) } };
  });
  function Held() {
    const [round, setRound] = useState(() => aRound(tried, isHard));
    return <Game round={round} player={{ isHard, hasSeenHelp: true }} onRound={setRound} onOld={() => undefined} end={<p>Zu Ende</p>} />;
  }
  await show(<Held />, { session: { status: 'signedIn', user: aSignedInUser() } });
  await expect.element(key('Prüfen')).not.toHaveAttribute('aria-disabled');
  return () => sent.map(({ body }) => (body as { readonly word: string; readonly position: number }).word);
}

const key = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (number: number) => page.getByRole('listitem', { name: `Versuch ${number}` });
const tile = (number: number, name: string) => row(number).getByRole('img', { name });

test('a word is typed by keys and by fingers, mended, and tried', async () => {
  const sent = await open();
  await userEvent.keyboard('k1ßan');
  await expect.element(tile(1, 'N, noch nicht geprüft')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Dein Wort braucht fünf Buchstaben.')).toBeVisible();
  await userEvent.keyboard('x{Backspace}');
  await userEvent.click(key('T'));
  await userEvent.click(key('E'));
  // One more than there is room for.
  await userEvent.click(key('S'));
  await userEvent.click(key('Prüfen'));
  await expect.element(tile(1, 'A, sitzt')).toBeVisible();
  expect(sent()).toEqual(['KANTE']);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Versuch 1, KANTE: K, fehlt; A, sitzt; N, sitzt; T, anderer Platz; E, sitzt.');
  // What is known stands on the keys.
  await expect.element(key('T, anderer Platz')).toBeVisible();
  await expect.element(key('K, fehlt')).toBeVisible();
});

test('Enter after typing tries the word, also where a key was touched before', async () => {
  const sent = await open();
  await userEvent.click(key('S'));
  await userEvent.keyboard('tein{Enter}');
  await expect.element(tile(1, 'T, anderer Platz')).toBeVisible();
  expect(sent()).toEqual(['STEIN']);
  // The focus is still where it was.
  await expect.element(key(/^S/)).toHaveFocus();
});

test('the harder way says what is left out, and sends nothing', async () => {
  const sent = await open({ tried: ['KANTE'], isHard: true });
  await userEvent.keyboard('fuchs{Enter}');
  await expect.element(page.getByText('Das A gehört an Stelle 2.')).toBeVisible();
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}kanne{Enter}');
  await expect.element(page.getByText('Im Wort muss ein T vorkommen.')).toBeVisible();
  expect(sent()).toEqual([]);
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}tanne{Enter}');
  await expect.element(tile(2, 'T, sitzt')).toBeVisible();
  expect(sent()).toEqual(['TANNE']);
});

test('a word that the game does not know stays to be mended, and costs nothing', async () => {
  const body = {
    code: 'GAMES_WORD_UNKNOWN',
    messageType: 'info',
    messageTitle: 'Unbekannt',
    messageBody: '«XYLPQ» kenne ich leider nicht.',
  };
  await open({ answer: () => ({ status: 409, body }) });
  await userEvent.keyboard('xylpq{Enter}');
  await expect.element(page.getByText('«XYLPQ» kenne ich leider nicht.')).toBeVisible();
  await expect.element(tile(1, 'Q, noch nicht geprüft')).toBeVisible();
  await expect.element(key('Prüfen')).not.toHaveAttribute('aria-disabled');
});

test('without a line the word waits on the device', async () => {
  await open({ answer: () => ({ status: 503, body: null }) });
  await userEvent.keyboard('stein{Enter}');
  await expect.element(page.getByText('Dein Wort wartet auf die Verbindung.', { exact: false })).toBeVisible();
  await expect.element(key('Prüfen')).toHaveAttribute('aria-disabled', 'true');
  expect(Object.keys(localStorage).filter((name) => name.startsWith('word-guess-answer:'))).toHaveLength(1);
});
