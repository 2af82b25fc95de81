import { type FakeAnswer, fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CheckedPupil, Plan, State } from '../../contract/index.ts';
import { aPlan, aPupil, aState, aTask, anOwnPlan, idOf } from '../test-support/a-plan.data.ts';
import { Screen } from './plan-screen.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

interface World {
  readonly role: 'Teacher' | 'Pupil';
  readonly query?: string;
  readonly pupils?: readonly CheckedPupil[];
  readonly state?: State;
  /** How the server answers what is sent. */
  readonly changes?: (path: string) => FakeAnswer;
}

async function open(plan: Plan, { role, query = '', pupils = [], state, changes = () => ({ body: { ok: true } }) }: World) {
  const sent = fakeServer((path) => {
    if (path.startsWith('arbeitsplan/get/')) return { body: plan };
    if (path === 'arbeitsplan/check') {
      const mandatory = plan.sections.flatMap(({ tasks }) => tasks).length;
      return { body: { plan, assignment: plan.assignments[0], mandatory, optional: 0, pupils } };
    }
    if (path === 'arbeitsplan/waiting') return { body: { waiting: [], now: '2027-03-01T09:00:00.000Z' } };
    if (path === 'arbeitsplan/task/protocol')
      return { body: { state: { ...(state ?? aState('Mauern', 'open')), userId: idOf('noah') }, entries: [] } };
    return changes(path);
  });
  const user = aSignedInUser({ userRoles: [role] });
  const at = `/tools/arbeitsplan/${plan.url}${query}`;
  await show(<Screen />, { session: { status: 'signedIn', user }, at, path: '/tools/arbeitsplan/:id' });
  return { sent, bodies: (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body) };
}

const refused = (code: string, status: number): FakeAnswer => ({
  status,
  body: { code, messageType: 'warning', messageTitle: 'Das geht nicht', messageBody: 'Warum.' },
});
const twoTasks = [aTask('Mauern'), aTask('Reihe')];
const isPath = (path: string) => (one: { readonly path: string }) => one.path === path;

test('a child sees what is done, what is next, and starts there', async () => {
  const own = anOwnPlan([aState('Mauern', 'finished'), aState('Reihe', 'answer')]);
  await open(aPlan(twoTasks, { own, canEdit: false }), { role: 'Pupil' });
  await expect.element(page.getByText('Du bist dran · Lea Brunner hat geantwortet')).toBeVisible();
  await expect.element(page.getByText('1 von 2 fertig').first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: '1 Mauern korrigiert' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '2 Reihe Antwort ist da du bist dran' })).toBeVisible();
});

test('a child hands in with words, and they stay when the state has changed meanwhile', async () => {
  const answers = [refused('STATUS_CHANGED', 409)];
  const { bodies, sent } = await open(aPlan(twoTasks, { own: anOwnPlan(), canEdit: false }), {
    role: 'Pupil',
    query: `?aufgabe=${idOf('Mauern')}`,
    changes: () => answers.shift() ?? { body: { state: { ...aState('Mauern', 'done'), userId: idOf('noah') }, entry: null } },
  });
  const field = page.getByRole('textbox', { name: 'Schreiben' });
  await field.fill('56 Äpfel');
  await page.getByRole('button', { name: 'Fertig, abgeben' }).click();
  await expect.element(page.getByText('Inzwischen hat sich etwas geändert.', { exact: false })).toBeVisible();
  await expect.element(field).toHaveValue('56 Äpfel');
  page.getByRole('button', { name: 'Fertig, abgeben' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('');
  expect(sent.filter(isPath('arbeitsplan/task/status/add'))).toHaveLength(2);
  expect(bodies('arbeitsplan/task/status/add')[1]).toMatchObject({ status: 'done', expectedStatus: 'open', response: '56 Äpfel' });
});

test('only the moves that are allowed are there, and of a closed plan none', async () => {
  const own = anOwnPlan([aState('Mauern', 'done', { isSeen: true })]);
  await open(aPlan(twoTasks, { own, canEdit: false }), {
    role: 'Pupil',
    query: `?aufgabe=${idOf('Mauern')}`,
    state: aState('Mauern', 'done', { isSeen: true }),
  });
  await expect.element(page.getByRole('button', { name: 'Ich habe eine Frage' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Doch noch nicht fertig' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Fertig, abgeben' })).not.toBeInTheDocument();
});

const solution = { id: idOf('solution'), name: 'Lösungsblatt', type: 'link', attachment: '', file: null, isSolution: true } as const;

test('a child opens the solution of a task to correct alone, and the focus stays beside it', async () => {
  const sealed = { ...solution, isSealed: true };
  const given = { ...sealed, attachment: 'https://schule.example/loesung', isSealed: false };
  const planWith = (attachment: typeof sealed | typeof given) =>
    aPlan([aTask('Mauern', { correctionMode: 'self', attachments: [attachment] })], { own: anOwnPlan(), canEdit: false });
  const shown = planWith(sealed);
  const { bodies } = await open(shown, {
    role: 'Pupil',
    query: `?aufgabe=${idOf('Mauern')}`,
    changes: () => {
      Object.assign(shown, planWith(given));
      return { body: { ok: true } };
    },
  });
  await expect.element(page.getByRole('button', { name: 'Fertig', exact: true })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Lösungsblatt zeigen' }).click();
  const link = page.getByRole('link', { name: 'Lösungsblatt' });
  await expect.element(link).toHaveAttribute('href', 'https://schule.example/loesung');
  expect(bodies('arbeitsplan/task/solution/open')).toEqual([{ taskId: idOf('Mauern'), assignmentId: idOf('assignment') }]);
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveFocus();
});

test('a solution that the teacher keeps is named, and cannot be opened', async () => {
  const task = aTask('Mauern', { attachments: [{ ...solution, isSealed: true }] });
  await open(aPlan([task], { own: anOwnPlan(), canEdit: false }), { role: 'Pupil', query: `?aufgabe=${idOf('Mauern')}` });
  await expect.element(page.getByText('Lösungsblatt: kommt, wenn die Aufgabe abgeschlossen ist')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Lösungsblatt zeigen' })).not.toBeInTheDocument();
});

test('what was not opened in a plan that is over promises nothing', async () => {
  const task = aTask('Mauern', { correctionMode: 'self', attachments: [{ ...solution, isSealed: true }] });
  const over = { ...aPlan([task], { own: anOwnPlan(), canEdit: false }), isArchived: true };
  await open(over, { role: 'Pupil', query: `?aufgabe=${idOf('Mauern')}` });
  await expect.element(page.getByText('Lösungsblatt: bleibt zu, dieser Plan ist abgeschlossen')).toBeVisible();
  await expect.element(page.getByText('kommt, wenn die Aufgabe')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Lösungsblatt zeigen' })).not.toBeInTheDocument();
});

test('a teacher writes tasks one after the other, and moves one by keys', async () => {
  const { sent, bodies } = await open(aPlan(twoTasks), {
    role: 'Teacher',
    query: '?modus=bearbeiten',
    changes: (path) => (path.endsWith('task/new') ? { body: { task: { ...aTask('Knobeln'), nr: 3 } } } : { body: { ok: true } }),
  });
  await page.getByRole('textbox', { name: 'Neue Aufgabe in Rechnen' }).fill('Knobeln');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Aufgabe 3 bearbeiten: Knobeln' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Neue Aufgabe in Rechnen' })).toHaveValue('');
  page.getByRole('button', { name: 'Aufgabe 2 bearbeiten: Reihe' }).element().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(page.getByRole('button', { name: 'Aufgabe 1 bearbeiten: Reihe' })).toBeVisible();
  await expect.poll(() => sent.filter(isPath('arbeitsplan/task/update-position')).length).toBe(1);
  expect(bodies('arbeitsplan/task/update-position')[0]).toMatchObject({ id: idOf('Reihe'), sectionId: idOf('section'), position: 0 });
});

test('what the server refuses goes back, and the words stay', async () => {
  await open(aPlan(twoTasks), { role: 'Teacher', query: '?modus=bearbeiten', changes: () => refused('WORK_PLAN_KEPT_BY_OTHERS', 403) });
  const title = page.getByRole('textbox', { name: 'Titel des Plans' });
  await title.fill('Plan 7');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Das geht nicht')).toBeVisible();
  await expect.element(title).toHaveValue('Plan 7');
});

test('a teacher goes through what waits by one key, and answers', async () => {
  const pupils = [
    aPupil('Mia', [aState('Mauern', 'done', { at: '2027-03-01T08:30:00.000Z' })]),
    aPupil('Noah', [aState('Reihe', 'question', { at: '2027-03-01T08:10:00.000Z' })]),
  ];
  const { sent, bodies } = await open(aPlan(twoTasks), {
    role: 'Teacher',
    query: '?modus=pruefen',
    pupils,
    state: aState('Reihe', 'question'),
    changes: () => ({ body: { state: { ...aState('Reihe', 'answer'), userId: idOf('noah') }, entry: null } }),
  });
  const cell = page.getByRole('button', { name: 'Noah Meier, Nr. 2: Frage, wartet auf dich' });
  await expect.element(cell).toBeVisible();
  cell.element().focus();
  await userEvent.keyboard('n');
  await expect.element(page.getByRole('heading', { name: 'Noah Meier' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Antworten' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Deine Worte an Noah' }).fill('Nein, das reicht so.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => sent.filter(isPath('arbeitsplan/task/status/add')).length).toBe(1);
  expect(bodies('arbeitsplan/task/status/add')[0]).toMatchObject({
    status: 'answer',
    expectedStatus: 'question',
    response: 'Nein, das reicht so.',
    userId: idOf('noah'),
    taskId: idOf('Reihe'),
  });
  // The next one is open by itself.
  await expect.element(page.getByRole('heading', { name: 'Mia Meier' })).toBeVisible();
});

test('the same words go to several, changed for one of them', async () => {
  const pupils = [aPupil('Mia', [aState('Mauern', 'done')]), aPupil('Noah', [aState('Mauern', 'done')])];
  const { sent, bodies } = await open(aPlan(twoTasks), {
    role: 'Teacher',
    query: `?modus=pruefen&kind=${idOf('mia')}&aufgabe=${idOf('Mauern')}`,
    pupils,
    state: aState('Mauern', 'done'),
    changes: () => ({ body: { changed: [idOf('mia'), idOf('noah')], left: [] } }),
  });
  await page.getByRole('textbox', { name: 'Deine Worte an Mia' }).fill('Schön!');
  await page.getByRole('checkbox', { name: 'Auch an andere' }).click();
  await page.getByRole('checkbox', { name: /Noah Meier/ }).click();
  await page.getByRole('textbox', { name: 'Worte an Noah Meier' }).fill('Schön, Noah!');
  await page.getByRole('button', { name: 'Korrigiert' }).click();
  await expect.poll(() => sent.filter(isPath('arbeitsplan/task/status/add-many')).length).toBe(1);
  expect(bodies('arbeitsplan/task/status/add-many')[0]).toMatchObject({
    status: 'finished',
    pupils: [
      { userId: idOf('mia'), expectedStatus: 'done', response: 'Schön!' },
      { userId: idOf('noah'), expectedStatus: 'done', response: 'Schön, Noah!' },
    ],
  });
});

test('of a wide matrix the columns in sight are drawn, and arrows lead to the others', async () => {
  const many = Array.from({ length: 60 }, (_one, at) => aTask(`Aufgabe${at + 1}`));
  await open(aPlan(many), { role: 'Teacher', query: '?modus=pruefen', pupils: [aPupil('Mia'), aPupil('Noah')] });
  const first = page.getByRole('button', { name: 'Mia Meier, Nr. 1: offen' });
  await expect.element(first).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[data-cell]').length).toBeLessThan(2 * 60);
  first.element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('button', { name: 'Mia Meier, Nr. 60: offen' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: 'Noah Meier, Nr. 60: offen' })).toHaveFocus();
});
