import { type FakeAnswer, fakeServer } from '@pausenplatz/kernel-browser/testing';
import { fillSlot, searched } from '@pausenplatz/kernel-host';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Plan } from '../../contract/index.ts';
import { Screen } from '../screens/plan-screen.tsx';
import { aPlan, aTask, idOf } from '../test-support/a-plan.data.ts';
import { fieldUndo } from './field-undo.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const aPage = (name: string, pages: readonly unknown[] = []) => ({
  id: idOf(name),
  name,
  url: name.toLowerCase(),
  position: 'a0',
  visibility: 'group',
  release: null,
  isHidden: false,
  updatedAt: '2027-03-01T08:00:00.000Z',
  parentId: null,
  expanded: false,
  pages,
});
const navigation = {
  groups: [
    {
      groupForType: 'class',
      groupForId: idOf('class'),
      name: 'Klasse 3a',
      color: 'orange',
      groupPermission: 3,
      isVisible: true,
      pages: [aPage('Leseecke', [aPage('Bücherkiste')])],
    },
  ],
  favourites: [],
  releasesWaiting: 0,
  narrowed: [],
  hasWritten: true,
};
const tools = fillSlot(searched, async () => ({
  places: [
    { path: '/tools/agenda', name: 'Agenda', alsoCalled: 'Hausaufgaben', access: ['Teacher', 'Pupil'] as const },
    { path: '/tools/beam', name: 'Beamen', alsoCalled: '', access: ['Teacher'] as const },
  ],
}));
const brief = (firstName: string, number: number) => ({ id: idOf(firstName), firstName, lastName: 'Meier', avatar: null, number });
const people = {
  pupils: [brief('Mia', 1), brief('Noah', 2), brief('Ida', 3)],
  teachers: [],
  groups: [
    { id: idOf('red'), name: 'Rote', pupilIds: [idOf('Mia')] },
    { id: idOf('blue'), name: 'Blaue', pupilIds: [idOf('Noah'), idOf('Ida')] },
  ],
};

/** The edit mode over a server that keeps what it is told of fields. */
async function edit(begin: Plan, answer: (path: string) => FakeAnswer | null | Promise<null> = () => null) {
  let plan = begin;
  const sent = fakeServer(async (path) => {
    const told = await answer(path);
    if (told) return told;
    if (path.startsWith('arbeitsplan/get/')) return { body: plan };
    if (path === 'pages/navigation/get') return { body: navigation };
    if (path.startsWith('account/people/')) return { body: people };
    if (path === 'arbeitsplan/task/update') {
      const { id, field, value } = (sent.at(-1)?.body ?? {}) as { id?: string; field: string; value: unknown };
      const tasks = plan.sections.flatMap((section) => section.tasks);
      plan = aPlan(tasks.map((task) => (task.id === id ? { ...task, [field]: value } : task)));
    }
    return { body: { ok: true } };
  });
  const schoolClasses = [{ id: idOf('class'), name: '3a', color: 'orange' }];
  const user = aSignedInUser({ userRoles: ['Teacher'], currentSchoolClass: idOf('class'), schoolClasses } as never);
  const at = `/tools/arbeitsplan/${plan.url}?modus=bearbeiten`;
  await show(<Screen />, { session: { status: 'signedIn', user }, at, path: '/tools/arbeitsplan/:id', fills: [tools] });
  const bodies = (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body);
  return { bodies };
}

const openTask = async (name: string) => {
  await page.getByRole('button', { name }).click();
  await expect.element(page.getByRole('textbox', { name: 'Auftrag' })).toBeVisible();
};
const undo = async () => userEvent.keyboard('{Control>}z{/Control}');

test('Ctrl+Z takes back the last changes, the last one first, and not the letters of somebody who types', async () => {
  const { bodies } = await edit(aPlan([aTask('Mauern', { text: 'Baue drei.' })]));
  await openTask('Aufgabe 1 bearbeiten: Mauern');
  const title = page.getByRole('textbox', { name: 'Titel', exact: true });
  await title.fill('Türme');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Aufgabe 1 bearbeiten: Türme' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Pflichtaufgabe' }).click();
  await expect.element(page.getByText('freiwillig').first()).toBeVisible();

  const text = page.getByRole('textbox', { name: 'Auftrag' });
  await text.fill('Baue vier.');
  await undo();
  await expect.poll(() => bodies('arbeitsplan/task/update').length).toBe(2);
  await userEvent.keyboard('{Escape}');
  await undo();
  await expect.element(page.getByRole('checkbox', { name: 'Pflichtaufgabe' })).toBeChecked();
  await expect.element(page.getByText('Rückgängig gemacht').first()).toBeVisible();
  await undo();
  await expect.element(page.getByRole('button', { name: 'Aufgabe 1 bearbeiten: Mauern' })).toBeVisible();
  expect(bodies('arbeitsplan/task/update').slice(2)).toEqual([
    { id: idOf('Mauern'), arbeitsplanId: idOf('plan'), field: 'mandatory', value: true },
    { id: idOf('Mauern'), arbeitsplanId: idOf('plan'), field: 'title', value: 'Mauern' },
  ]);
});

test('Ctrl+Z while a change is being saved takes back that change, and not the one before', async () => {
  const saving = Promise.withResolvers<null>();
  let saved = 0;
  const { bodies } = await edit(aPlan([aTask('Mauern')]), (path) => {
    if (path !== 'arbeitsplan/task/update') return null;
    saved += 1;
    return saved === 2 ? saving.promise : null;
  });
  await openTask('Aufgabe 1 bearbeiten: Mauern');
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill('Türme');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Rückgängig' })).toHaveAttribute('title', expect.stringContaining('Titel'));
  await page.getByRole('checkbox', { name: 'Pflichtaufgabe' }).click();
  await expect.poll(() => saved).toBe(2);
  await undo();
  saving.resolve(null);
  await expect.poll(() => bodies('arbeitsplan/task/update').length).toBe(3);
  await expect.element(page.getByRole('checkbox', { name: 'Pflichtaufgabe' })).toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Aufgabe 1 bearbeiten: Türme' })).toBeVisible();
});

test('the button says what goes back, and does it for fingers', async () => {
  await edit(aPlan([aTask('Mauern')]));
  const button = page.getByRole('button', { name: 'Rückgängig', exact: true });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await openTask('Aufgabe 1 bearbeiten: Mauern');
  await page.getByRole('combobox', { name: 'Stufe' }).selectOptions('2');
  await expect.element(button).toHaveAttribute('title', 'Rückgängig: Stufe');
  await button.click();
  await expect.element(page.getByRole('combobox', { name: 'Stufe' })).toHaveValue('0');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
});

test('what somebody else has written since stays, and that is said', async () => {
  let isOthers = false;
  const conflict = {
    code: 'WORK_TASK_CONFLICT',
    messageType: 'warning',
    messageTitle: 'Gleichzeitig geändert',
    messageBody: 'Zwei Texte.',
    details: { theirs: 'Baue fünf.', mine: '', revision: 3 },
  };
  const { bodies } = await edit(aPlan([aTask('Mauern', { text: 'Baue drei.' })]), (path) =>
    isOthers && path === 'arbeitsplan/task/update' ? { status: 409, body: conflict } : null,
  );
  await openTask('Aufgabe 1 bearbeiten: Mauern');
  await page.getByRole('textbox', { name: 'Auftrag' }).fill('Baue vier.');
  await page.getByRole('textbox', { name: 'Titel', exact: true }).click();
  await expect.poll(() => bodies('arbeitsplan/task/update').length).toBe(1);
  isOthers = true;
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click();
  await expect.element(page.getByText('Das hat inzwischen jemand anders geändert').first()).toBeVisible();
  expect(bodies('arbeitsplan/task/update').at(-1)).toMatchObject({ field: 'text', value: 'Baue drei.', base: 'Baue vier.' });
});

test('a field goes back only while it holds what was written into it', async () => {
  const stored: unknown[] = [];
  const [before, change] = [{ level: 1, title: 'Mauern' }, { level: 3 }];
  const store = async (values: unknown) => (stored.push(values), 'saved' as const);
  const goesBack = (now: typeof before | undefined) =>
    fieldUndo({ words: { level: 'Stufe' }, before, change, now: () => now, store })?.back();
  expect(await goesBack({ level: 2, title: 'Mauern' })).toBe('changed');
  expect(await goesBack(undefined)).toBe('changed');
  expect(await goesBack({ level: 3, title: 'Türme' })).toBe('saved');
  expect(stored).toEqual([{ level: 1 }]);
});

test('a page or a learning tool is found by its name and hangs on the task by one press', async () => {
  const attachment = {
    id: idOf('new'),
    name: 'Bücherkiste',
    type: 'page',
    attachment: '/seite/x',
    file: null,
    isSolution: false,
    isSealed: false,
  };
  const { bodies } = await edit(aPlan([aTask('Mauern')]), (path) =>
    path === 'arbeitsplan/task/attachment/add' ? { body: { attachment } } : null,
  );
  await openTask('Aufgabe 1 bearbeiten: Mauern');
  await page.getByRole('button', { name: 'Seite oder Lernwerkzeug' }).click();
  const search = page.getByRole('searchbox', { name: 'Seite oder Lernwerkzeug suchen' });
  await expect.element(page.getByRole('button', { name: 'Agenda anhängen (Lernwerkzeug)' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Beamen/ })).not.toBeInTheDocument();
  await search.fill('bücher');
  await expect.element(page.getByRole('button', { name: 'Bücherkiste anhängen (Klasse 3a)' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByText('Bücherkiste hängt an der Aufgabe').first()).toBeVisible();
  await search.fill('agen');
  await page.getByRole('button', { name: 'Agenda anhängen (Lernwerkzeug)' }).click();
  await expect
    .poll(() => bodies('arbeitsplan/task/attachment/add'))
    .toMatchObject([
      { name: 'Bücherkiste', type: 'page', attachment: `/seite/${idOf('Bücherkiste')}` },
      { name: 'Agenda', type: 'tool', attachment: '/tools/agenda' },
    ]);
});

test('a plan is given to a further group, and those who have it keep it', async () => {
  const [given] = aPlan([]).assignments;
  if (!given) throw new Error('A plan of nobody');
  const plan = aPlan([aTask('Mauern')], { assignments: [{ ...given, wholeClass: false, pupils: [idOf('Mia')] }] });
  const { bodies } = await edit(plan, (path) => (path === 'arbeitsplan/assign' ? { body: { assignment: given } } : null));
  await page.getByRole('button', { name: 'Klassen geben' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('radio', { name: 'Gruppen oder einzelne Kinder' })).toBeChecked();
  await expect.element(dialog.getByText('1 Kind', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: /^Blaue/ }).click();
  await dialog.getByRole('button', { name: 'Geben' }).click();
  await expect
    .poll(() => bodies('arbeitsplan/assign'))
    .toEqual([
      {
        id: idOf('plan'),
        schoolClassId: idOf('class'),
        pupils: [idOf('Mia'), idOf('Noah'), idOf('Ida')],
        dueOn: '2027-03-12',
      },
    ]);
  // The plan is read again, and the mode stays.
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('tab', { name: 'Bearbeiten', selected: true })).toBeVisible();
});
