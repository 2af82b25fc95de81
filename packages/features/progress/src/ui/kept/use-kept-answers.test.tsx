import { NetworkError, RefusedError } from '@pausenplatz/kernel-browser';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetAnswer, keepAnswer, type KeptAnswer, keptAnswers } from './kept-answers.ts';
import { useKeptAnswers } from './use-kept-answers.ts';

interface Word extends KeptAnswer {
  readonly list: string;
  readonly word: string;
}
type Send = (list: string, words: readonly string[]) => Promise<unknown>;

const trainer = 'test-words';
const noah = aSignedInUser();
const wait = () => keptAnswers(trainer, noah.id) as readonly Word[];
afterEach(() => {
  for (const answer of wait()) forgetAnswer(trainer, noah.id, answer);
});

const keep = (list: string, word: string, minute: number) =>
  keepAnswer(trainer, noah.id, { attemptId: word, at: `2026-11-26T08:0${minute}:00.000Z`, list, word } as KeptAnswer);

function Training({ send }: { readonly send: Send }) {
  const { add, takeBack, isWaiting, isReady } = useKeptAnswers<Word>({
    trainer,
    groupOf: ({ list }) => list,
    atOnce: 2,
    send: (list, answers) =>
      send(
        list,
        answers.map(({ word }) => word),
      ),
  });
  return (
    <>
      <p>{isReady ? 'bereit' : 'noch nicht'}</p>
      {isWaiting && <p>wartet</p>}
      <button type="button" onClick={() => add({ list: 'a', word: 'Huhn' }, { mayBeTakenBack: true })}>
        antworten
      </button>
      <button type="button" onClick={takeBack}>
        zurück
      </button>
    </>
  );
}
const open = async (send: Send) => show(<Training send={send} />, { session: { status: 'signedIn', user: noah } });
const refused = (code: string, status: number) =>
  new RefusedError(status, { code, messageType: 'warning', messageTitle: code, messageBody: '', requestId: 'r' });

test('what lay on the device goes in its order, group by group and in batches, before anything is asked', async () => {
  keep('b', 'Igel', 3);
  for (const [minute, word] of ['Huhn', 'Ei', 'Stall'].entries()) keep('a', word, minute);
  const send = vi.fn<Send>(async () => Promise.resolve());
  await open(send);
  await expect.element(page.getByText('bereit')).toBeVisible();
  expect(send.mock.calls).toEqual([
    ['a', ['Huhn', 'Ei']],
    ['a', ['Stall']],
    ['b', ['Igel']],
  ]);
  expect(wait()).toEqual([]);
});

test.each<[string, unknown, boolean]>([
  ['without a line', new NetworkError(new Error('away')), true],
  ['while the session is over', refused('NOT_SIGNED_IN', 401), true],
  ['while a first password is to be changed', refused('INITIAL_PASSWORD', 403), true],
  ['while the server stumbles', refused('SERVER_FAULT', 500), true],
  ['what is gone for good', refused('GONE', 404), false],
])('%s', async (_how, error, isKept) => {
  keep('a', 'Huhn', 1);
  await open(() => Promise.reject(error));
  await expect.element(page.getByText('bereit')).toBeVisible();
  expect(wait().length === 1).toBe(isKept);
  if (isKept) await expect.element(page.getByText('wartet')).toBeVisible();
  else await expect.element(page.getByText('wartet')).not.toBeInTheDocument();
});

test('the last answer is held until the next, and may be taken back', async () => {
  const send = vi.fn<Send>(async () => Promise.resolve());
  await open(send);
  await expect.element(page.getByText('bereit')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'antworten' }));
  expect([send.mock.calls.length, wait().length]).toEqual([0, 1]);
  await userEvent.click(page.getByRole('button', { name: 'zurück' }));
  expect(wait()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'antworten' }));
  await userEvent.click(page.getByRole('button', { name: 'antworten' }));
  await expect.poll(() => send.mock.calls).toEqual([['a', ['Huhn']]]);
});
