import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { Document24Regular } from '@fluentui/react-icons/svg/document';
import { defineCall, searching, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import { fillSlot, searched, type Searched } from '@pausenplatz/kernel-host';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SearchDialog } from './search-dialog.tsx';

afterEach(() => void vi.restoreAllMocks());

const call = (path: string) =>
  defineCall({ ...searching, method: 'POST', summary: 'Test.', path, access: signedIn, actors: signedInActors(200) });
const answers: readonly Searched[] = [
  {
    source: {
      name: 'pages',
      title: 'Seiten',
      recently: 'Zuletzt geänderte Seiten',
      Icon: Document24Regular,
      position: 10,
      access: 'login',
      call: call('pages/search'),
    },
    places: [{ path: '/tools/agenda', name: 'Agenda', alsoCalled: 'Hausaufgaben', access: 'login' }],
  },
  {
    source: { name: 'people', title: 'Personen', Icon: Document24Regular, position: 20, access: ['Teacher'], call: call('people/search') },
  },
];
const hitsOf = (kind: string, count: number) =>
  Array.from({ length: count }, (_none, index) => ({ path: `/${kind}/${index + 1}`, name: `${kind} ${index + 1}`, detail: 'Klasse 3a' }));

async function open({ pupil = false, refuses = false } = {}) {
  // The dialog of the test before takes its entry of the history along, a moment after it has gone.
  await expect.poll(() => (history.state as { readonly dialogs?: readonly string[] } | null)?.dialogs ?? []).toEqual([]);
  let isRefusing = refuses;
  const sent = fakeServer((path) => {
    if (path === 'people/search' && isRefusing) return { status: 500, body: {} };
    const isAll = JSON.stringify(sent.at(-1)?.body).includes('"all":true');
    return { body: { hits: hitsOf(path.startsWith('pages') ? 'Blatt' : 'Mia', isAll ? 7 : 5), more: !isAll } };
  });
  await show(<SearchDialog entries={[]} onClose={() => undefined} />, {
    session: { status: 'signedIn', user: aSignedInUser({ userRoles: [pupil ? 'Pupil' : 'Teacher'] }) },
    fills: answers.map((one) => fillSlot(searched, async () => one)),
  });
  await expect.element(page.getByRole('option', { name: /^Blatt 1/ })).toBeVisible();
  return { sent, mend: () => (isRefusing = false) };
}
const field = () => page.getByRole('combobox');
const chosen = () => document.querySelector('[aria-selected=true]')?.textContent ?? '';

test('hits stand in groups: tools first, then what the features find', async () => {
  const { sent } = await open();
  await userEvent.fill(field(), 'hausaufgaben');
  await expect.poll(() => sent.some(({ body }) => (body as { words: string }).words === 'hausaufgaben')).toBe(true);
  await expect.element(page.getByRole('group', { name: 'Personen' })).toBeVisible();
  const groups = () => [...document.querySelectorAll('[role=group]')].map((group) => group.getAttribute('aria-label'));
  await expect.poll(groups).toEqual(['Werkzeuge', 'Seiten', 'Personen']);
  // Found by another name, it says by which.
  await expect.poll(chosen).toBe('AgendaHausaufgaben');
});

test('while nothing is typed, what is new comes first and is called so, the tools last', async () => {
  await open();
  const groups = () => [...document.querySelectorAll('[role=group]')].map((group) => group.getAttribute('aria-label'));
  await expect.poll(groups).toEqual(['Zuletzt geänderte Seiten', 'Personen', 'Werkzeuge']);
  await expect.poll(chosen).toContain('Blatt 1');
});

test('words that were typed are marked in what was found', async () => {
  await open();
  await userEvent.fill(field(), 'klas 3');
  const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  await expect.poll(() => [...new Set(marks())].toSorted()).toEqual(['3', '3a', 'Klasse']);
});

test('what somebody may not ask is not asked', async () => {
  const { sent } = await open({ pupil: true });
  expect(sent.map(({ path }) => path)).toEqual(['pages/search']);
});

test('the arrow keys go through all groups and round, and Enter opens', async () => {
  await open();
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(chosen).toContain('Blatt 2');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.poll(chosen).toBe('Agenda');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(chosen).toBe('Alle zeigen');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(page.getByText('Hier: /Mia/5')).toBeVisible();
});

test('«Alle zeigen» shows all of one group, by keyboard, and there is a way back', async () => {
  await open();
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  await expect.element(page.getByRole('option', { name: /^Mia 7/ })).toBeVisible();
  await expect.poll(() => page.getByRole('option', { name: /^Blatt/ }).elements()).toHaveLength(0);
  await expect.poll(chosen).toContain('Mia 1');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(page.getByRole('option', { name: /^Blatt 1/ })).toBeVisible();
});

test('a group that does not answer is named, the others stand there, and one click asks it again', async () => {
  const { mend } = await open({ refuses: true });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Personen: Das liess sich gerade nicht durchsuchen.');
  mend();
  await userEvent.click(page.getByRole('button', { name: 'Nochmals suchen' }));
  await expect.element(page.getByRole('option', { name: /^Mia 1/ })).toBeVisible();
});

test('a click opens a hit', async () => {
  await open();
  await userEvent.click(page.getByRole('option', { name: /^Blatt 2/ }));
  await expect.element(page.getByText('Hier: /Blatt/2')).toBeVisible();
});
