import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { blockFaces, fillSlot } from '@pausenplatz/kernel-host';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aShownCalendar, anEditedDoor, calendarId } from '../../testing/shown.data.ts';
import { Screen } from './show-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const behind = {
  number: 2,
  label: '2',
  madeBy: null,
  content: { kind: 'quiz', title: 'Igel', text: '', question: 'Was macht er?', answers: ['Er schläft.', 'Er fliegt.'], right: 0 },
};
const refused = { code: 'ADVENT_NOT_FOUND', messageType: 'warning', messageTitle: 'Kalender nicht gefunden', messageBody: 'Weg.' };

interface Opened {
  readonly calendar?: object;
  /** What is behind the door that is opened. */
  readonly content?: object;
  /** Doors as those see them who fill them. */
  readonly doors?: readonly object[];
  readonly status?: number;
  readonly session?: Parameters<typeof show>[1];
}

async function open({ calendar = aShownCalendar(), status = 200, content, doors = [], session }: Opened = {}) {
  const sent = fakeServer((path) => {
    if (path.startsWith('advent/show')) return { status, body: calendar };
    if (path.startsWith('advent/door/open'))
      return path.endsWith('opened') ? { body: { ok: true } } : { body: content ? { ...behind, content } : behind };
    if (path.startsWith('advent/edit'))
      return { body: { calendar, settings: {}, schoolClassId: null, doors, pupils: [], embedOrigins: [] } };
    return { body: { title: 'Noch geheim', doors: [anEditedDoor({ pupilId: 'M'.repeat(22), pupilName: 'Mia' })] } };
  });
  await show(<Screen />, { ...session, at: `/advent/${calendarId}`, path: '/advent/:id' });
  return sent;
}

test('a visitor opens a door, answers its quiz, and finds the door lit afterwards; what is behind others was never asked for', async () => {
  const sent = await open();
  await userEvent.click(page.getByRole('link', { name: 'Türchen 2 öffnen' }));
  await userEvent.click(page.getByRole('radio', { name: /Er fliegt/ }));
  await expect.element(page.getByText('Probier es nochmals.')).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: /Er schläft/ }));
  await expect.element(page.getByText('Richtig!')).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Zurück zum Kalender' }));
  await expect.element(page.getByRole('link', { name: 'Türchen 2 nochmals anschauen' })).toBeVisible();
  expect(sent.filter(({ path }) => path === 'advent/door/open').map(({ body }) => body)).toEqual([{ id: calendarId, number: 2 }]);
});

test('a closed door says when it opens, and the one of today is named so', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Türchen 5, öffnet sich morgen um 06:00' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Türchen 5 öffnet sich morgen um 06:00.');
  await expect.element(page.getByRole('link', { name: 'Türchen 4 öffnen, das von heute' })).toBeVisible();
});

test('whoever is signed in has it on the account and not in this browser', async () => {
  const sent = await open({ session: { session: { status: 'signedIn', user: aSignedInUser() } } });
  await userEvent.click(page.getByRole('link', { name: 'Türchen 2 öffnen' }));
  await expect.poll(() => sent.find(({ path }) => path === 'advent/door/opened')?.body).toEqual({ id: calendarId, number: 2 });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('advent'))).toEqual([]);
});

test('a calendar that is not there is said kindly, and a child who fills one finds its door all the same', async () => {
  await open({ calendar: refused, status: 404 });
  await expect.element(page.getByText('Kalender nicht gefunden')).toBeVisible();
  vi.restoreAllMocks();
  await open({
    calendar: refused,
    status: 404,
    session: { session: { status: 'signedIn', user: aSignedInUser({ userRoles: ['Pupil'] }) } },
  });
  await expect.element(page.getByRole('button', { name: 'Türchen 1 füllen' })).toBeVisible();
});

test('its author opens all doors at once, for nobody else and without a trace, and goes back to the clock', async () => {
  const christmas = { kind: 'text', title: 'Frohe Weihnachten', text: 'Bis bald.' } as const;
  const doors = [anEditedDoor({ number: 24, label: '24', content: christmas, work: 'draft', pupilName: 'Mia' }), anEditedDoor()];
  const sent = await open({
    calendar: aShownCalendar({ canEdit: true }),
    doors,
    session: { session: { status: 'signedIn', user: aSignedInUser() } },
  });
  await expect.element(page.getByRole('button', { name: /^Türchen 24, öffnet sich/ })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Alle Türchen öffnen' }));
  await expect.element(page.getByText(/Alle Türchen sind offen, aber nur für dich/)).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Türchen 24 nochmals anschauen' }));
  await expect.element(page.getByRole('heading', { name: 'Frohe Weihnachten' })).toBeVisible();
  await expect.element(page.getByText('Von Mia')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Türchen 1, noch leer' })).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Zurück zum Kalender' }));
  await expect.element(page.getByRole('link', { name: 'Türchen 24 nochmals anschauen' })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Wieder nach der Uhr' }));
  await expect.element(page.getByRole('button', { name: /^Türchen 24, öffnet sich/ })).toBeVisible();
  expect(sent.filter(({ path }) => path.startsWith('advent/door'))).toEqual([]);
});

test('whoever may not change it finds no way to open all of it', async () => {
  const sent = await open();
  await expect.element(page.getByRole('link', { name: 'Türchen 2 öffnen' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Alle Türchen öffnen' })).not.toBeInTheDocument();
  expect(sent.some(({ path }) => path.startsWith('advent/edit'))).toBe(false);
});

const file = {
  url: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
  name: 'Igel.png',
  mimeType: 'image/png',
  sizeBytes: 43,
  width: 640,
  height: 400,
  widths: [],
  preview: null,
};
const noWords = { title: '', text: '' } as const;
const withFile = { ...noWords, fileId: 'F'.repeat(22), file } as const;
test.each([
  ['words', { kind: 'text', title: 'Igel', text: 'Er schläft.' }, () => page.getByText('Er schläft.')],
  [
    'a picture with what is on it',
    { kind: 'picture', ...withFile, alt: 'Igel im Laub' },
    () => page.getByRole('img', { name: 'Igel im Laub' }),
  ],
  ['a picture without', { kind: 'picture', ...withFile, alt: '' }, () => page.getByRole('img', { name: 'Bild zu Türchen 2' })],
  ['a film', { kind: 'video', ...withFile }, () => page.getByLabelText('Film zu Türchen 2')],
  ['sound', { kind: 'audio', ...withFile }, () => page.getByLabelText('Ton zu Türchen 2')],
  ['a link', { kind: 'link', ...noWords, url: 'https://www.igel.ch/winter' }, () => page.getByRole('link', { name: 'Öffnen: igel.ch' })],
  ['a quiz', { ...behind.content }, () => page.getByRole('radio', { name: /Er fliegt/ })],
] as const)('behind a door are %s', async (_name, content, shown) => {
  await open({ content });
  await userEvent.click(page.getByRole('link', { name: 'Türchen 2 öffnen' }));
  await expect.element(shown()).toBeVisible();
});

test('behind a door is a block, drawn by the feature that has it', async () => {
  const block = { type: 'Reim', version: 1, settings: {} } as never;
  const View = ({ settings }: { readonly settings: { readonly words: string } }) => <p>{settings.words}</p>;
  await open({
    content: { kind: 'block', ...noWords, type: 'Reim', settings: { words: 'Advent, Advent' } },
    session: { fills: [fillSlot(blockFaces, async () => [{ block, ui: { View } }] as never)] },
  });
  await userEvent.click(page.getByRole('link', { name: 'Türchen 2 öffnen' }));
  await expect.element(page.getByText('Advent, Advent')).toBeVisible();
});
