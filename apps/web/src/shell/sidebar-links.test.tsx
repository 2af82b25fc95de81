import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SidebarLinks } from './sidebar-links.tsx';

afterEach(() => void vi.restoreAllMocks());

const idOf = (name: string) => name.padEnd(22, '0');
const aPage = (name: string) => ({
  id: idOf(name.replace(' ', '-')),
  name,
  url: name.replace(' ', '-').toLowerCase(),
  position: 'a',
  visibility: 'group',
  release: null,
  updatedAt: '2026-11-01T08:00:00.000Z',
  parentId: null,
  expanded: false,
  pages: [],
});
const aGroup = (name: string, count: number) => ({
  groupForType: 'class',
  groupForId: idOf(name),
  name: `Klasse ${name}`,
  color: 'teal',
  groupPermission: 2,
  isVisible: true,
  pages: Array.from({ length: count }, (_none, index) => aPage(`Blatt ${name}${index + 1}`)),
});

async function open() {
  const navigation = { groups: [aGroup('3a', 35), aGroup('4b', 2)], favourites: [], releasesWaiting: 0, narrowed: [], hasWritten: true };
  const sent = fakeServer((path) => ({ body: path === 'pages/navigation/get' ? navigation : { ok: true } }));
  await show(<SidebarLinks entries={[]} onLeave={() => undefined} />, { session: { status: 'signedIn', user: aSignedInUser() } });
  await expect.element(page.getByRole('link', { name: 'Blatt 3a1', exact: true })).toBeVisible();
  return sent;
}
const shown = () => page.getByRole('link', { name: /^Blatt/ }).elements().length;

test('of many pages the first ones are shown, and all of them on demand', async () => {
  await open();
  await expect.poll(shown).toBe(14);
  await userEvent.click(page.getByRole('button', { name: 'Alle 35 Seiten zeigen' }));
  await expect.poll(shown).toBe(37);
});

test('a name is found among all pages', async () => {
  await open();
  const field = page.getByRole('searchbox', { name: 'Seite finden' });
  await userEvent.fill(field, 'blatt 3a35');
  await expect.poll(shown).toBe(1);
  await userEvent.fill(field, 'Zoo');
  await expect.element(page.getByText('Keine Seite heisst so.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(shown).toBe(14);
});

test('a group folds away, and stays so on every device', async () => {
  const sent = await open();
  await userEvent.click(page.getByRole('button', { name: 'Klasse 3a' }));
  await expect.poll(shown).toBe(2);
  await vi.waitFor(() => expect(sent.find(({ path }) => path === 'settings/user/set')?.body).toMatchObject({ value: [idOf('3a')] }));
});
