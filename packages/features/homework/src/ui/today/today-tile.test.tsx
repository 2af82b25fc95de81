import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { CapabilitiesProvider } from '@pausenplatz/kernel-host';
import { aHost, aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Plan, PlanOfToday, Task, Today } from '../../contract/index.ts';
import { aPlan, aTask, idOf, monday, tuesday } from '../test-support/a-plan.data.ts';
import { homeworkUi } from '../index.ts';
import { TodayTile } from './today-tile.tsx';

const host = aHost({ isLive: false });
const planOf = (tasks: Task[], changes: Partial<Plan> = {}): PlanOfToday => ({ ...aPlan(tasks, changes), late: [], soon: [] });
const noah = idOf('noah');

async function open(plans: PlanOfToday[], user = aSignedInUser({ id: idOf('lea'), userRoles: ['Teacher'] })) {
  const today: Today = { today: monday, first: monday, next: tuesday, plans };
  const sent = fakeServer((path) => {
    if (path === 'homework/today') return { body: today };
    if (path === 'homework/add-task')
      return { body: { task: aTask({ id: idOf('made'), task: 'Blatt 7', subject: 'Mathematik', date: tuesday, revision: 1 }) } };
    return { body: { task: aTask() } };
  });
  await show(
    <CapabilitiesProvider value={host}>
      <TodayTile user={user} />
    </CapabilitiesProvider>,
    { session: { status: 'signedIn', user }, fills: homeworkUi.fills ?? [] },
  );
  return sent;
}
const pupil = aSignedInUser({ id: noah, userRoles: ['Pupil'] });

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('a teacher sees what is due and, on request, everybody who has not ticked it off', async () => {
  const ticked = { id: noah, selected: true, doneAt: '2027-03-01T08:00:00.000Z', minutes: null, feedback: [] };
  await open([planOf([aTask({ assignedTo: [ticked] }), aTask({ id: idOf('next'), task: 'Turnsack', date: tuesday })])]);
  const column = page.getByRole('region', { name: '3a' });
  await expect.element(column.getByRole('heading', { name: 'Heute fällig' })).toBeVisible();
  await expect.element(column.getByRole('heading', { name: 'Auf morgen, Dienstag' })).toBeVisible();
  await expect.element(column.getByText('1 von 2')).toBeVisible();
  await column.getByText('Offen: Mia').click();
  await expect.element(column.getByText('Mia Keller')).toBeVisible();
});

test('a line that is written there is an entry of the agenda for the next school day', async () => {
  const sent = await open([planOf([])]);
  await page.getByRole('textbox', { name: 'Hausaufgabe für 3a schreiben …' }).click();
  const field = page.getByRole('textbox', { name: 'Neuer Eintrag: Dienstag, 2. März 2027' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('Mathematik Blatt 7{Enter}');
  await expect.element(page.getByText('Blatt 7')).toBeVisible();
  await expect.element(field).toHaveFocus();
  const added = sent.filter(({ path }) => path === 'homework/add-task').map(({ body }) => body);
  expect(added).toMatchObject([{ schoolClassId: idOf('3a'), task: 'Blatt 7', subject: 'Mathematik', date: tuesday }]);
});

test('the line for one more entry stays inside of its column', async () => {
  await open([planOf([])]);
  const field = page.getByRole('textbox', { name: 'Hausaufgabe für 3a schreiben …' });
  await expect.element(field).toBeVisible();
  const column = page.getByRole('region', { name: '3a' }).element();
  expect(column.scrollWidth).toBe(column.clientWidth);
});

test('what is typed before the line of the agenda is loaded goes on in it, and a finished line is sent', async () => {
  const sent = await open([planOf([])]);
  await page.getByRole('textbox', { name: 'Hausaufgabe für 3a schreiben …' }).click();
  await userEvent.keyboard('Mathematik Blatt 7{Enter}Lesen');
  const field = page.getByRole('textbox', { name: 'Neuer Eintrag: Dienstag, 2. März 2027' });
  await expect.element(field).toHaveValue('Lesen');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(' S. 4');
  await expect.element(field).toHaveValue('Lesen S. 4');
  expect(sent.filter(({ path }) => path === 'homework/add-task').map(({ body }) => body)).toMatchObject([{ task: 'Blatt 7' }]);
});

test('a pupil ticks off with one press, sees how far the day is, and takes it back with the same press', async () => {
  const sent = await open([planOf([aTask(), aTask({ id: idOf('two'), task: 'Lesen' })], { canTeach: false })], pupil);
  await expect.element(page.getByText('Heute: 2 Aufgaben')).toBeVisible();
  const ring = page.getByRole('checkbox', { name: 'Reihen üben erledigt' });
  await ring.click();
  await expect.element(ring).toBeChecked();
  await expect.element(page.getByText('Super, schon 1 von 2!')).toBeVisible();
  await ring.click();
  await expect.element(page.getByText('Heute: 2 Aufgaben')).toBeVisible();
  const ticks = sent.filter(({ path }) => path === 'homework/task/assignedto/update').map(({ body }) => body);
  expect(ticks).toMatchObject([
    { taskId: idOf('task'), userId: noah, value: true },
    { taskId: idOf('task'), userId: noah, value: false },
  ]);
});

test('what a child presses is large enough, and the first card stands in the upper half of a phone', async () => {
  await page.viewport(390, 844);
  await open([planOf([aTask()], { canTeach: false })], pupil);
  const boxOf = async (role: 'checkbox' | 'button', name: RegExp) => {
    const found = page.getByRole(role, { name });
    await expect.element(found).toBeVisible();
    return found.element().getBoundingClientRect();
  };
  const [ring, read] = [await boxOf('checkbox', /erledigt$/), await boxOf('button', /^«Reihen üben» vorlesen$/)];
  expect([ring.width >= 56, read.width >= 56, ring.top < 422]).toEqual([true, true, true]);
  await page.viewport(1280, 800);
});

test('when all is done it says so', async () => {
  const done = { id: noah, selected: true, doneAt: '2027-03-01T08:00:00.000Z', minutes: null, feedback: [] };
  await open([planOf([aTask({ assignedTo: [done] })], { canTeach: false })], pupil);
  await expect.element(page.getByRole('heading', { name: 'Alles geschafft!' })).toBeVisible();
});

test('a word that is longer than its place is broken, and never runs under what is pressed', async () => {
  await page.viewport(360, 800);
  const long = 'Liedtext «Räbeliechtliumzugsliederbuch» auswendig';
  const tasks = ['one', 'two', 'three', 'four'].map((id) => aTask({ id: idOf(id), task: long, date: monday }));
  await open([planOf(tasks, { canTeach: false })], pupil);
  const edgesOf = (card: Element) => {
    const words = document.createRange();
    words.selectNodeContents(card.querySelector('[lang]') ?? card);
    const keys = [...card.querySelectorAll('button')].map((one) => one.getBoundingClientRect().left);
    return { words: words.getBoundingClientRect().right, keys: Math.min(...keys) };
  };
  const cards = () => [...document.querySelectorAll('[data-card]')].map(edgesOf);
  await expect.poll(() => cards().length).toBe(4);
  await expect.poll(() => cards().filter(({ words, keys }) => words > keys)).toEqual([]);
  await page.viewport(1280, 800);
});
