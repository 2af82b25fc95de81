import { type FakeAnswer, fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Screen } from './accounts-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const classId = 'K'.repeat(22);
const itemId = 'I'.repeat(22);
const [noah, jana] = ['N'.repeat(22), 'J'.repeat(22)];
const row = {
  userId: noah,
  name: 'Noah Meier',
  firstName: 'Noah',
  userName: 'noah.m',
  hasSecret: true,
  version: 1,
  isHidden: false,
  mayReveal: true,
  mayChange: true,
  isInitial: true,
  isWeak: false,
  sameAs: ['Jana'],
};
const hidden = {
  ...row,
  userId: jana,
  name: 'Jana Hofer',
  firstName: 'Jana',
  userName: '',
  isHidden: true,
  mayReveal: false,
  sameAs: [],
  isInitial: false,
};
const accounts = {
  isTeacher: true,
  className: '3a',
  groups: [],
  items: [
    {
      id: itemId,
      title: 'Leseraupe',
      url: 'https://leseraupe.example/',
      icon: 'book',
      groupId: null,
      pupilCanEdit: true,
      teacherCanSee: true,
      rows: [row, hidden],
    },
  ],
  pupils: [
    { id: noah, firstName: 'Noah', lastName: 'Meier' },
    { id: jana, firstName: 'Jana', lastName: 'Hofer' },
  ],
};
const refused = (code: string) => ({ code, messageType: 'info', messageTitle: 'Bist du es?', messageBody: 'Gib dein Passwort ein.' });

/** Shows the screen to the teacher of 3a, before whom nobody has proven anything yet. */
async function open() {
  let isProven = false;
  const answer = (path: string): FakeAnswer => {
    if (path.includes('/getitems')) return { body: accounts };
    if (path.endsWith('/prove')) {
      isProven = true;
      return { body: { proof: 'proof', until: '2026-11-20T08:10:00.000Z' } };
    }
    if (path.endsWith('/reveal'))
      return isProven ? { body: { secret: 'igel-apfel-schiff-47' } } : { status: 403, body: refused('PASSWORD_PROOF_NEEDED') };
    return { body: { count: 1 } };
  };
  const sent = fakeServer(answer);
  const user = aSignedInUser({
    schoolClasses: [{ id: classId, schoolId: 'B'.repeat(22), name: '3a', color: 'teal' }],
    currentSchoolClass: classId,
  });
  await show(<Screen />, { session: { status: 'signedIn', user } });
  return sent;
}
const eye = () => page.getByRole('button', { name: 'Passwort von Noah Meier zeigen' });
const shown = () => page.getByText('igel-apfel-schiff-47');

test('a password is shown once its teacher has typed the own one, and covers itself when the tab is left', async () => {
  const sent = await open();
  await userEvent.click(eye());
  await userEvent.fill(page.getByLabelText(/Dein Passwort/), 'drei blaue Tassen');
  await userEvent.click(page.getByRole('button', { name: 'Weiter' }));
  await expect.element(shown()).toBeVisible();
  expect(sent.filter(({ path }) => path.endsWith('/reveal')).map(({ body }) => body)).toEqual([
    { id: itemId, userId: noah, proof: null },
    { id: itemId, userId: noah, proof: 'proof' },
  ]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(shown()).not.toBeInTheDocument();
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('igel-apfel-schiff-47');
});

test('what a child has hidden has no eye, and the filters say why a row is among them', async () => {
  await open();
  await expect.element(eye()).toBeVisible();
  await expect.element(page.getByText('nur für Jana')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Passwort von Jana Hofer zeigen' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: /^Gleiche/ }));
  await expect.element(page.getByRole('row', { name: /Jana Hofer/ })).not.toBeInTheDocument();
  await expect.element(page.getByText('wie Jana')).toBeVisible();
});

test('of a pasted list exactly those lines are sent that were shown as taken', async () => {
  const sent = await open();
  await userEvent.click(page.getByRole('button', { name: 'Spalte füllen' }));
  await userEvent.click(page.getByRole('radio', { name: 'Liste einfügen' }));
  await userEvent.fill(
    page.getByRole('textbox', { name: /Liste aus Excel/ }),
    'Meier Noah;noah.neu;tulpe-anker-16\nUnbekannt;wer;was-ist-das',
  );
  await expect.element(page.getByText('1 Zeile wird gespeichert')).toBeVisible();
  await expect.element(page.getByText('noah.neu · tulpe-anker-16')).toBeVisible();
  await expect.element(page.getByText('Niemand in der Klasse heisst so.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Speichern' }));
  await expect
    .poll(() => sent.find(({ path }) => path.endsWith('/fill'))?.body)
    .toEqual({ id: itemId, rows: [{ userId: noah, userName: 'noah.neu', secret: 'tulpe-anker-16' }] });
});

test('sight that was given up is not taken back', async () => {
  await open();
  const sight = page.getByRole('switch', { name: 'LP sieht Passwörter' });
  await userEvent.click(sight);
  await expect.element(sight).not.toBeChecked();
  await expect.element(sight).toBeDisabled();
});
