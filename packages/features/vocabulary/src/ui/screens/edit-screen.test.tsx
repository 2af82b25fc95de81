import { type FakeAnswer, fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Screen } from './edit-screen.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const listId = 'L'.repeat(22);
const portionId = 'P'.repeat(22);
const idOf = (at: number) => String(at).padStart(22, 'i');

const anItem = (word: string, at: number) => ({
  id: idOf(at),
  portionId,
  position: at + 1,
  word,
  sentence: '',
  sentence2: '',
  sentence3: '',
  sentence4: '',
  error: null,
  correctedByTeacher: false,
  own: null,
});
const aModel = (words: readonly string[]) => ({
  id: listId,
  name: 'Wald',
  icon: null,
  words: words.length,
  known: 0,
  wordsWorkingOn: 0,
  learnableWords: words.length,
  todo: 0,
  errors: 0,
  isOwn: true,
  isShared: false,
  author: null,
  isUncorrected: false,
  assignedTo: [],
  lastModifiedAt: '2026-11-20T08:00:00.000Z',
  mayEdit: true,
  mayAssign: true,
  mayShare: true,
  mayCorrect: false,
  portions: [
    {
      id: portionId,
      position: 1,
      total: words.length,
      words: words.length,
      learnable: 0,
      wordsWorkingOn: 0,
      known: 0,
      todo: 0,
      items: words.map(anItem),
    },
  ],
});

/** Shows the editor; `answers` is how the server answers what is sent. */
async function open(words: readonly string[], answers: (path: string, nth: number) => FakeAnswer | Promise<FakeAnswer>) {
  let nth = 0;
  const sent = fakeServer((path) => {
    if (path.includes('vocabulary/get/')) return { body: { model: aModel(words) } };
    nth += 1;
    return answers(path, nth);
  });
  await show(<Screen />, {
    at: `/lernen/lernwoerter/bearbeiten/${listId}`,
    path: '/lernen/lernwoerter/bearbeiten/:id',
    session: { status: 'signedIn', user: aSignedInUser() },
  });
  return sent;
}
const blank = () => page.getByLabelText('Neues Wort in Portion 1');

test('words are typed one below the other; each is added once, and nothing of it is lost', async () => {
  const typed = new Map<string, string>();
  const sent = await open(['der Fuchs'], (path, nth) => {
    const { body } = sent.at(-1) ?? {};
    const given = body as { id?: string; word?: string; value?: string };
    const id = path.endsWith('/item/add') ? idOf(nth) : (given.id ?? '');
    typed.set(id, given.word ?? given.value ?? '');
    return { body: { item: { ...anItem(typed.get(id) ?? '', nth), id } } };
  });
  await userEvent.click(blank());
  await userEvent.keyboard('die Tanne{Enter}das Moos{Enter}');
  await expect.poll(() => [...typed.values()]).toEqual(['die Tanne', 'das Moos']);
  expect(sent.filter(({ path }) => path.endsWith('/item/add'))).toHaveLength(2);
  await expect.element(page.getByLabelText('Wort 3', { exact: true })).toHaveValue('das Moos');
  await expect.element(page.getByText('Gespeichert', { exact: true })).toBeVisible();
});

test('a request whose answer was lost is repeated as it was, and what was typed since follows', async () => {
  const sent = await open([], (_path, nth) =>
    nth === 1
      ? Promise.reject(new TypeError('no line'))
      : { body: { item: { ...anItem('das Mo', 1), word: nth === 2 ? 'das Mo' : 'das Moos' } } },
  );
  await userEvent.click(blank());
  await userEvent.keyboard('das Mo');
  await expect.element(page.getByText('Noch nicht gespeichert')).toBeVisible();
  await userEvent.keyboard('os');
  await expect.element(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  const [first, second, third] = sent.slice(-3);
  expect(second?.body).toEqual(first?.body);
  expect(third?.body).toMatchObject({ field: 'word', value: 'das Moos' });
});

test('a change sends its field alone, and what is refused stays on the screen', async () => {
  const refused = { code: 'VOCABULARY_FORBIDDEN', messageType: 'warning', messageTitle: 'Das geht hier nicht', messageBody: 'Nein.' };
  const sent = await open(['der Fuchs'], () => ({ status: 403, body: refused }));
  await userEvent.fill(page.getByLabelText('Wort 1', { exact: true }), 'der Dachs');
  await expect.element(page.getByText('Speichern der Änderungen fehlgeschlagen')).toBeVisible();
  await expect.element(page.getByLabelText('Wort 1', { exact: true })).toHaveValue('der Dachs');
  await expect.element(page.getByText('Noch nicht gespeichert')).toBeVisible();
  expect(sent.find(({ path }) => path.endsWith('/item/update'))?.body).toEqual({
    id: idOf(0),
    vocabularyId: listId,
    portionId,
    error: null,
    field: 'word',
    value: 'der Dachs',
  });
});

test('a word moves by Alt and an arrow, keeps the cursor, and says where it stands', async () => {
  const sent = await open(['a', 'b', 'c'], () => ({ body: { portions: [] } }));
  await userEvent.click(page.getByLabelText('Wort 3', { exact: true }));
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(page.getByLabelText('Wort 2', { exact: true })).toHaveValue('c');
  await expect.element(page.getByLabelText('Wort 2', { exact: true })).toHaveFocus();
  await expect.element(page.getByText('«c» steht jetzt in Portion 1, Platz 2.')).toBeInTheDocument();
  await expect.poll(() => sent.find(({ path }) => path.endsWith('/item/drag'))?.body).toEqual({ portionId, itemId: idOf(2), newIndex: 1 });
});

test('a word that cannot be deleted comes back, and it is said', async () => {
  await open(['a', 'b'], () => ({
    status: 404,
    body: { code: 'X', messageType: 'warning', messageTitle: 'Weg', messageBody: 'Nicht da.' },
  }));
  await userEvent.click(page.getByLabelText('Wort 1', { exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Wort 1 löschen' }));
  await expect.element(page.getByText('Begriff löschen fehlgeschlagen')).toBeVisible();
  await expect.element(page.getByLabelText('Wort 1', { exact: true })).toHaveValue('a');
});

test('a letter typed among four hundred words shows within a blink', async () => {
  await open(
    Array.from({ length: 400 }, (_none, at) => `Wort Nummer ${at}`),
    () => ({ body: {} }),
  );
  const field = page.getByLabelText('Wort 200', { exact: true });
  await userEvent.click(field);
  await userEvent.keyboard('{End}');
  const before = performance.now();
  await userEvent.keyboard('abcdefghij');
  await expect.element(field).toHaveValue('Wort Nummer 199abcdefghij');
  expect((performance.now() - before) / 10).toBeLessThan(100);
});
