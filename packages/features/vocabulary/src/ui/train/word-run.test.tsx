import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TrainedWord } from '../../contract/index.ts';
import { useAnswers } from './use-answers.ts';
import { WordRun } from './word-run.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const listId = 'L'.repeat(22);
const aTrained = (word: string, more: Partial<TrainedWord> = {}): TrainedWord => ({
  id: word.slice(-1).repeat(22),
  word,
  sentence: '',
  sentence2: '',
  sentence3: '',
  sentence4: '',
  box: 0,
  isMemo: false,
  lastError: null,
  ...more,
});

async function run(words: readonly TrainedWord[]) {
  const sent = fakeServer(() => ({ body: { points: 0 } }));
  const finished = vi.fn<(missed: number) => void>();
  function Training() {
    return <WordRun listId={listId} words={words} answers={useAnswers()} onFinished={finished} />;
  }
  await show(<Training />, { session: { status: 'signedIn', user: aSignedInUser() } });
  const answers = () =>
    sent.flatMap(({ body }) =>
      (body as { answers: { isRight: boolean; typed: string }[] }).answers.map(({ isRight, typed }) => [isRight, typed]),
    );
  return { finished, answers };
}
const field = () => page.getByLabelText('Deine Antwort');
const cover = () => userEvent.click(page.getByRole('button', { name: 'Abdecken' }));

test('the field helps nobody, and a word is looked at, covered and written', async () => {
  const { finished, answers } = await run([aTrained('die Nuss')]);
  await expect.element(page.getByText('die Nuss')).toBeVisible();
  await cover();
  await expect.element(page.getByText('die Nuss')).not.toBeInTheDocument();
  for (const [name, value] of [
    ['autocomplete', 'off'],
    ['autocorrect', 'off'],
    ['autocapitalize', 'none'],
    ['spellcheck', 'false'],
  ] as const)
    await expect.element(field()).toHaveAttribute(name, value);
  await userEvent.fill(field(), 'die Nuß');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('In der Schweiz schreiben wir hier ss', { exact: false })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(finished).toHaveBeenCalledWith(0);
  await expect.poll(answers).toEqual([[true, '']]);
});

test('the first wrong place is marked with the cursor before it; after a second miss the word is shown and copied', async () => {
  const { finished, answers } = await run([aTrained('das Moos')]);
  await cover();
  await userEvent.fill(field(), 'das Mohs');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('img', { name: 'Das stimmt: «das Mo». Hier nochmals: «h».' })).toBeVisible();
  await expect.element(page.getByText('das Moos')).not.toBeInTheDocument();
  const element = field().element() as HTMLInputElement;
  expect(element.selectionStart).toBe(6);
  await userEvent.fill(field(), 'das Mos');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('So schreibt man es. Schreib es ab.')).toBeVisible();
  await userEvent.fill(field(), 'das Moos');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Das Wort kommt morgen wieder', { exact: false })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(finished).toHaveBeenCalledWith(1);
  await expect.poll(answers).toEqual([[false, 'das Mohs']]);
});

test('a device without a German voice says so, and shows what would be heard', async () => {
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([]);
  await run([aTrained('der Fuchs', { box: 2, sentence: 'Ein Fuchs schleicht.' })]);
  await expect.element(page.getByText('kann nicht Deutsch vorlesen', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Fuchs', { exact: true })).toBeVisible();
  await cover();
  await expect.element(page.getByText('schleicht.', { exact: false })).toBeVisible();
});

test('a word to remember shows the place that was wrong', async () => {
  await run([aTrained('das Moos', { box: 1, isMemo: true, lastError: 'das Mohs' })]);
  await expect.element(page.getByText('Achte auf die markierte Stelle', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('mark')).toHaveTextContent('o');
});
