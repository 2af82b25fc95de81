import { type FakeAnswer, fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Screen } from './list-screen.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const classId = 'K'.repeat(22);
const scarf = { id: 'S'.repeat(22), title: 'Roter Schal', done: false, createdAt: '2026-11-20T08:00:00.000Z' };
const refused = { code: 'SHOP_NOT_FOUND', messageType: 'warning', messageTitle: 'Eintrag nicht gefunden', messageBody: 'Weg.' };

/** Shows the screen to somebody of the class; `changes` is how the server answers what is sent. */
async function open(changes: FakeAnswer, { canWrite = true, entries = [scarf] as readonly (typeof scarf)[] } = {}) {
  const sent = fakeServer((path) => (path.includes('/get') ? { body: { entries, canWrite } } : changes));
  const user = aSignedInUser({
    schoolClasses: [{ id: classId, schoolId: 'B'.repeat(22), name: '3a', color: 'teal' }],
    currentSchoolClass: classId,
  });
  await show(<Screen />, { session: { status: 'signedIn', user } });
  return sent;
}
const tick = () => page.getByRole('checkbox', { name: 'Roter Schal' });

test('an entry is ticked off at once', async () => {
  const sent = await open({ body: { entry: { ...scarf, done: true } } });
  await userEvent.click(tick());
  await expect.element(tick()).toBeChecked();
  await expect
    .poll(() => sent.at(-1)?.body ?? sent.find(({ path }) => path.endsWith('/set-done'))?.body)
    .toEqual({ id: scarf.id, done: true });
});

test('what the server refuses goes back, and it is said why', async () => {
  await open({ status: 404, body: refused });
  await userEvent.click(tick());
  await expect.element(page.getByText('Eintrag nicht gefunden')).toBeVisible();
  await expect.element(tick()).not.toBeChecked();
});

test('a new entry is sent once, and words that are refused stay', async () => {
  const full = { ...refused, code: 'INPUT_INVALID', fields: { title: 'Zu lang.' } };
  const sent = await open({ status: 400, body: full });
  await userEvent.click(page.getByRole('button', { name: 'Neuer Eintrag' }));
  await userEvent.fill(page.getByRole('textbox', { name: /^Titel/ }), 'Mütze');
  await userEvent.click(page.getByRole('button', { name: 'Speichern' }));
  await expect.element(page.getByText('Zu lang.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^Titel/ })).toHaveValue('Mütze');
  expect(sent.filter(({ path }) => path.endsWith('/add'))).toHaveLength(1);
});

test('who may only read has nothing to write with, and an empty list says what belongs here', async () => {
  await open({ body: {} }, { canWrite: false, entries: [] });
  await expect.element(page.getByText('Noch kein Eintrag')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Neuer Eintrag' })).not.toBeInTheDocument();
});
