import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { fillSlot, type SlotFilling, type TabSource, tabSources } from '@pausenplatz/kernel-host';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BridgeProvider } from '../bridge/bridge-context.ts';
import type { TeamsBridge } from '../bridge/teams-bridge.ts';
import { features } from '../features.ts';
import { Screen } from './tab-configuration.tsx';

afterEach(() => vi.restoreAllMocks());

const idOf = (letter: string) => letter.repeat(22);
const entry = (letter: string, name: string, pages: readonly unknown[] = []) => ({
  id: idOf(letter),
  name,
  url: name.toLowerCase(),
  position: 'a',
  visibility: 'class',
  release: null,
  isHidden: false,
  updatedAt: '2026-11-20T10:00:00.000Z',
  parentId: null,
  expanded: true,
  pages,
});
const group = (pages: readonly unknown[]) => ({
  groupForType: 'class',
  groupForId: idOf('K'),
  name: '3a',
  color: 'blue',
  groupPermission: 3,
  isVisible: true,
  pages,
});

let chosen: (Parameters<TeamsBridge['chooseTab']>[0] | undefined)[];
let pages: readonly unknown[];
beforeEach(() => {
  chosen = [];
  pages = [entry('P', 'Leseecke', [entry('Q', 'Bücher')])];
});

const fills = features.flatMap((feature): readonly SlotFilling[] => feature.fills ?? []);

/** Shows the configuration to Lea, who teaches 3a; `before` is what the tab shows that she changes. */
async function open(before: string | null = null, roles: readonly ('Teacher' | 'Pupil')[] = ['Teacher'], with_ = fills) {
  fakeServer((path) => ({
    body:
      path === 'pages/navigation/get'
        ? { groups: [group(pages)], favourites: [], releasesWaiting: 0, narrowed: [] }
        : path.startsWith('advent/')
          ? { calendars: [] }
          : { plans: [], today: '2026-11-24' },
  }));
  const bridge: TeamsBridge = {
    themeName: 'default',
    subPageId: null,
    isNested: false,
    entraToken: async () => '',
    openWindow: async () => '',
    onTheme: () => undefined,
    openLink: () => undefined,
    isReady: () => undefined,
    hasFailed: () => undefined,
    chooseTab: (tab) => void chosen.push(tab),
    configuredKey: async () => before,
  };
  const schoolClasses = [{ id: idOf('K'), name: '3a', color: 'blue', schoolId: idOf('S') }];
  const user = aSignedInUser({ userRoles: roles, schoolClasses });
  await show(
    <BridgeProvider value={bridge}>
      <Screen />
    </BridgeProvider>,
    { session: { status: 'signedIn', user }, fills: with_ },
  );
}
const radio = (name: string) => page.getByRole('radio', { name, exact: true });

test('pages, the planner of each class and plans may stand in a tab, in this order', async () => {
  await open();
  await expect.element(radio('Leseecke (3a)')).toBeVisible();
  await expect.element(radio('Alle Arbeitspläne (für alle die eigenen)')).toBeVisible();
  const titles = page.getByRole('heading', { level: 2 }).elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Seiten', 'Agenda', 'Arbeitspläne']);
  expect(chosen.at(-1)).toBeNull();
});

test('what is chosen goes to Teams with the address of the tab and the one for browsers', async () => {
  await open();
  await userEvent.click(radio('Agenda (3a)'));
  await expect
    .poll(() => chosen.at(-1))
    .toEqual({
      entityId: `homework-${idOf('K')}`,
      name: 'Agenda',
      contentUrl: `${location.origin}/teams/tab-homework?klasse=${idOf('K')}`,
      websiteUrl: `${location.origin}/tools/agenda?klasse=${idOf('K')}`,
    });
  await userEvent.click(radio('Bücher (3a)'));
  await expect.poll(() => chosen.at(-1)?.contentUrl).toBe(`${location.origin}/teams/tab-page/b%C3%BCcher`);
});

test('a tab that is there begins with what it shows', async () => {
  await open(`page-${idOf('Q')}`);
  await expect.element(radio('Bücher (3a)')).toBeChecked();
  await expect.poll(() => chosen.at(-1)?.entityId).toBe(`page-${idOf('Q')}`);
});

test('a tab whose page one may not read any more says so, and nothing can be saved before something else is chosen', async () => {
  await open(`page-${idOf('X')}`);
  await expect.element(page.getByText('Was dieser Tab bisher zeigte, ist für dich nicht mehr da.', { exact: false })).toBeVisible();
  expect(chosen.at(-1)).toBeNull();
});

test('a long list is searched', async () => {
  pages = Array.from({ length: 15 }, (_, index) => entry(String.fromCodePoint(97 + index), `Seite ${index}`));
  await open();
  await userEvent.fill(page.getByRole('searchbox', { name: 'Suchen' }), 'seite 14');
  await expect.element(radio('Seite 14 (3a)')).toBeVisible();
  await expect.poll(() => page.getByRole('radio').elements()).toHaveLength(1);
  await userEvent.fill(page.getByRole('searchbox', { name: 'Suchen' }), 'gibt es nicht');
  await expect.element(page.getByText('Nichts gefunden.')).toBeVisible();
});

test('what only teachers have is not offered to pupils', async () => {
  const forTeachers: TabSource = {
    kind: 'known',
    name: 'x',
    title: 'Lehrerzimmer',
    position: 1,
    access: ['Teacher'],
    choicesOf: () => [{ key: 'x', name: 'Geheim', path: '/seite/x' }],
  };
  const both = [...fills, fillSlot(tabSources, async () => forTeachers)];
  await open(null, ['Pupil'], both);
  await expect.element(radio('Leseecke (3a)')).toBeVisible();
  await expect.poll(() => page.getByText('Lehrerzimmer').elements()).toHaveLength(0);
});
