import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { pageGroupTopic, pageNavigationChanged } from '../../contract/index.ts';
import { clearToasts } from '../test-support/clear-toasts.ts';
import { aPage, idOf, someGroups } from '../test-support/demo-page.data.ts';
import { type FakeHub, fakeHub } from '../test-support/fake-hub.ts';
import { type FakeServer, fakeServer, refused } from '../test-support/fake-server.ts';
import { TestHost } from '../test-support/test-host.tsx';
import { Screen } from './pages-screen.tsx';

let server: FakeServer;
let hub: FakeHub;

async function open(groups = someGroups()) {
  server = fakeServer(aPage(), groups);
  hub = fakeHub();
  vi.stubGlobal('fetch', server.fetch);
  return await render(
    <TestHost at="/seiten" hub={hub}>
      <Screen />
    </TestHost>,
  );
}
type Opened = Awaited<ReturnType<typeof open>>;
const names = (screen: Opened) => [...screen.container.querySelectorAll('[data-page] a')].map((link) => link.textContent);
const sent = (path: string) => server.calls.filter((call) => call.path === path).map(({ input }) => input);

afterEach(async () => {
  await cleanup();
  clearToasts();
  vi.unstubAllGlobals();
});

describe('the list of pages', () => {
  test('shows the groups with their trees and who may read each page', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('heading', { name: 'Eigene Seiten' })).toBeVisible();
    await expect
      .poll(() => names(screen))
      .toEqual(['Willkommen', 'Ideen', 'Klasse 3a', 'Wochenplan', 'Lesetipps', 'Sporttag 2026', 'Elternabend', 'Schule Sonnhalde']);
    await expect.element(screen.getByText('Nur ich')).toBeVisible();
  });

  test('has a part for a group of the class and makes pages for it, and hides those that are empty', async () => {
    const inClass = { groupForType: 'class', groupForId: idOf('class-3a') } as const;
    const circle = (name: string, pages: ReturnType<typeof someGroups>[number]['pages']) => ({
      groupForType: 'group' as const,
      groupForId: idOf(name),
      name: `${name}, 3a`,
      color: 'orange',
      groupPermission: 2 as const,
      isVisible: pages.length > 0,
      newPages: inClass,
      pages,
    });
    const [ofOwn] = someGroups()[0]?.pages ?? [];
    const blatt = { ...ofOwn, id: idOf('blatt'), name: 'Blatt', url: 'blatt', visibility: 'members' as const };
    const screen = await open([...someGroups(), circle('Blau', [blatt as NonNullable<typeof ofOwn>]), circle('Rot', [])]);
    await expect.element(screen.getByRole('heading', { name: 'Blau, 3a' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Rot, 3a' })).not.toBeInTheDocument();
    // Its place in the class is not seen here, so that it is not put in order here either.
    await screen.getByRole('button', { name: 'Mehr zu Blatt' }).click();
    await expect.element(screen.getByRole('menuitem', { name: 'Umbenennen' })).toBeVisible();
    await expect.element(screen.getByRole('menuitem', { name: 'Nach oben' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: 'Neue Seite', exact: true }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Titel' }).fill('Noch ein Blatt');
    await dialog.getByRole('combobox', { name: 'Für wen?' }).selectOptions('Rot, 3a');
    await dialog.getByRole('button', { name: 'Anlegen' }).click();
    await vi.waitFor(() =>
      expect(sent('pages/create')).toEqual([{ title: 'Noch ein Blatt', ...inClass, membersOf: idOf('Rot'), parentId: null }]),
    );
  });

  test('listens for news about the pages of class and school', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('heading', { name: 'Eigene Seiten' })).toBeVisible();
    const groups = someGroups().filter(({ groupForType }) => groupForType !== 'user');
    await vi.waitFor(() => expect(new Set(hub.topics)).toEqual(new Set(groups.map(({ groupForId }) => pageGroupTopic(groupForId)))));
    const reads = () => server.calls.filter(({ path }) => path === 'pages/navigation/get').length;
    const before = reads();
    const [group] = groups;
    if (group)
      hub.send(pageNavigationChanged, {
        v: 1,
        at: '2026-09-01T08:42:00.000Z',
        groupForType: group.groupForType,
        groupForId: group.groupForId,
      });
    await vi.waitFor(() => expect(reads()).toBeGreaterThan(before));
  });

  test('opens and closes what lies below, and remembers it', async () => {
    const screen = await open();
    await screen.getByRole('button', { name: 'Unterseiten von Schule Sonnhalde zeigen' }).click();
    await expect.element(screen.getByRole('link', { name: 'Termine' })).toBeVisible();
    expect(sent('pages/navigation/expanded/set')).toEqual([{ id: idOf('schule-sonnhalde'), expanded: true }]);
  });

  test('moves a page by keyboard and says where it is', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('link', { name: 'Lesetipps' })).toBeVisible();
    screen.getByRole('link', { name: 'Lesetipps' }).element().focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await vi.waitFor(() => expect(names(screen).slice(3, 5)).toEqual(['Lesetipps', 'Wochenplan']));
    await expect.element(screen.getByText('Lesetipps liegt jetzt unter Klasse 3a.')).toBeInTheDocument();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await vi.waitFor(() =>
      expect(names(screen)).toEqual([
        'Willkommen',
        'Ideen',
        'Klasse 3a',
        'Wochenplan',
        'Sporttag 2026',
        'Lesetipps',
        'Elternabend',
        'Schule Sonnhalde',
      ]),
    );
    await expect.element(screen.getByRole('link', { name: 'Lesetipps' })).toHaveFocus();
  });

  test('deletes with a way back', async () => {
    const screen = await open();
    await screen.getByRole('button', { name: 'Mehr zu Elternabend' }).click();
    await screen.getByRole('menuitem', { name: 'Löschen' }).click();
    await vi.waitFor(() => expect(names(screen)).not.toContain('Elternabend'));
    await screen.getByRole('button', { name: 'Rückgängig' }).click();
    await vi.waitFor(() => expect(sent('pages/restore')).toEqual([{ id: idOf('elternabend') }]));
  });

  test('brings a page back when its deletion is refused', async () => {
    const screen = await open();
    server.answer('pages/delete', () => refused(503, 'NOT_AVAILABLE'));
    await screen.getByRole('button', { name: 'Mehr zu Elternabend' }).click();
    await screen.getByRole('menuitem', { name: 'Löschen' }).click();
    await expect.element(screen.getByText('Abgelehnt: NOT_AVAILABLE')).toBeVisible();
    await expect.poll(() => names(screen)).toContain('Elternabend');
  });

  test('marks favourites', async () => {
    const screen = await open();
    await screen.getByRole('button', { name: 'Ideen zu den Favoriten' }).click();
    await expect.element(screen.getByRole('button', { name: 'Ideen aus den Favoriten nehmen' })).toBeVisible();
  });

  test('makes a page only with a title, in the group and under the parent that were chosen', async () => {
    const screen = await open();
    await screen.getByRole('button', { name: 'Mehr zu Klasse 3a' }).click();
    await screen.getByRole('menuitem', { name: 'Unterseite anlegen' }).click();
    await screen.getByRole('button', { name: 'Anlegen' }).click();
    await expect.element(screen.getByText('Da muss schon was stehen...')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Titel' }).fill('Waldtag');
    await screen.getByRole('button', { name: 'Anlegen' }).click();
    await vi.waitFor(() =>
      expect(sent('pages/create')).toEqual([
        { title: 'Waldtag', groupForType: 'class', groupForId: idOf('class-3a'), parentId: idOf('klasse-3a') },
      ]),
    );
  });
});
