import { fakeServer } from '@pausenplatz/kernel-browser/testing';
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
  readonly status?: number;
  readonly session?: Parameters<typeof show>[1];
}

async function open({ calendar = aShownCalendar(), status = 200, session }: Opened = {}) {
  const sent = fakeServer((path) => {
    if (path.startsWith('advent/show')) return { status, body: calendar };
    if (path.startsWith('advent/door/open')) return path.endsWith('opened') ? { body: { ok: true } } : { body: behind };
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
