import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import type { HostCapabilities } from '@pausenplatz/kernel-host';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type SearchPlace, searchPlaces } from '../../contract/index.ts';
import { PageView, viewsByType } from '../framed.tsx';
import { aBlock, aPage } from '../test-support/demo-page.data.ts';
import { TestHost, testCapabilities, type TestHostProps } from '../test-support/test-host.tsx';
import { pageBlockViews } from './all-views.ts';
import { searchFramedViews } from './search-block-framed.tsx';
import { searchViews } from './search-block-view.tsx';

const openLink = vi.fn<HostCapabilities['openLink']>();
beforeEach(() => {
  openLink.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
});

interface Shown {
  readonly places?: readonly SearchPlace[];
  readonly title?: string;
  readonly roles?: TestHostProps['roles'];
  readonly framed?: boolean;
  readonly blocks?: ReturnType<typeof aPage>['blocks'];
}

const show = ({ places = searchPlaces, title = '', roles = ['Teacher'], framed = false, blocks = [] }: Shown = {}) =>
  render(
    <TestHost capabilities={{ ...testCapabilities, openLink }} roles={roles}>
      <PageView
        page={{ ...aPage(), blocks: [aBlock('Search', { title, places: [...places] }), ...blocks] }}
        views={viewsByType({ ...pageBlockViews, ...(framed ? searchFramedViews : searchViews) })}
      />
    </TestHost>,
  );
type Screen = Awaited<ReturnType<typeof show>>;

async function search(screen: Screen, words: string, place?: string) {
  if (place !== undefined) await screen.getByRole('radio', { name: place }).click();
  await screen.getByRole('searchbox').fill(words);
  await userEvent.keyboard('{Enter}');
}

const page = { id: 'C'.repeat(22), name: 'Tagebuch', url: 'tagebuch', passage: 'Heute sahen wir einen Igel' };

describe('a search field', () => {
  test.each([
    ['Klexikon', 'https://klexikon.zum.de/index.php?search=Igel%20im%20Laub'],
    ['fragFINN', 'https://www.fragfinn.de/?s=Igel%20im%20Laub'],
    ['Helles Köpfchen', 'https://www.helles-koepfchen.de/?suche=Igel%20im%20Laub'],
    ['Blinde Kuh', 'https://www.blinde-kuh.de/bksearch.cgi?query=Igel%20im%20Laub'],
    ['Wikipedia', 'https://de.wikipedia.org/w/index.php?search=Igel%20im%20Laub'],
    ['Swisscows', 'https://swisscows.com/de/web?query=Igel%20im%20Laub'],
  ])('opens what %s finds in a window of its own, and tells nobody before', async (place, address) => {
    const sent = fakeServer(() => ({ body: {} }));
    const screen = await show();
    await screen.getByRole('radio', { name: place }).click();
    await expect.element(screen.getByText(`Die Treffer zeigt ${place}`, { exact: false })).toBeVisible();
    await search(screen, '  Igel  im Laub ');
    expect([openLink.mock.calls, sent]).toEqual([[[address]], []]);
  });

  test('asks nobody without words', async () => {
    const sent = fakeServer(() => ({ body: {} }));
    const screen = await show();
    await search(screen, '   ');
    expect([openLink.mock.calls, sent]).toEqual([[], []]);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('searchbox').element());
  });

  test('finds what stands on this page and leads there, then pages below', async () => {
    const sent = fakeServer(() => ({ body: { pages: [page], more: false } }));
    const blocks = [aBlock('Title', { text: 'Der Igel im Winter', size: 'medium', align: 'start' })];
    const screen = await show({ places: ['page'], blocks });
    await search(screen, 'igel');
    await expect.element(screen.getByRole('status')).toHaveTextContent('2 Treffer');
    expect(sent).toEqual([{ path: 'pages/search/below', body: { pageId: aPage().id, words: 'igel' } }]);
    const link = screen.getByRole('link', { name: 'Tagebuch Heute sahen wir einen Igel' });
    await expect.element(link).toHaveAttribute('href', '/seite/tagebuch');
    await screen.getByRole('button', { name: 'Der Igel im Winter Auf dieser Seite' }).click();
    await expect.poll(() => document.activeElement?.textContent).toBe('Der Igel im Winter');
  });

  test('finds own files', async () => {
    const path = '/dokumente/x?d=1&s=2';
    const sent = fakeServer(() => ({ body: { hits: [{ path, name: 'Igel.png', detail: '12 KB' }], more: true } }));
    const screen = await show();
    await search(screen, 'igel', 'Meine Dateien');
    const link = screen.getByRole('link', { name: 'Igel.png 12 KB' });
    await expect.element(link).toHaveAttribute('href', path);
    await expect.element(link).toHaveAttribute('target', '_blank');
    expect(sent).toEqual([{ path: 'documents/search', body: { words: 'igel', all: true } }]);
    await expect.element(screen.getByText('Es gibt noch mehr.', { exact: false })).toBeVisible();
  });

  test('says when nothing was found, and keeps the words when the search fails', async () => {
    const status = { now: 200 };
    fakeServer(() => ({ status: status.now, body: { pages: [], more: false } }));
    const screen = await show({ places: ['page'] });
    await search(screen, 'zebra');
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Nichts gefunden. Versuch es mit einem anderen Wort oder mit weniger Wörtern.');
    status.now = 500;
    await search(screen, 'giraffe');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Die Suche hat nicht geklappt. Versuch es noch einmal.');
    await expect.element(screen.getByRole('searchbox')).toHaveValue('giraffe');
  });

  test('forgets what it found when another place is chosen', async () => {
    fakeServer(() => ({ body: { pages: [page], more: false } }));
    const screen = await show();
    await search(screen, 'igel');
    await expect.element(screen.getByRole('link', { name: /Tagebuch/ })).toBeVisible();
    await screen.getByRole('radio', { name: 'Wikipedia' }).click();
    await expect.poll(() => screen.getByRole('link').elements()).toHaveLength(0);
  });

  test.each([
    ['a visitor', { roles: null }],
    ['a website of a school', { framed: true }],
  ] as const)('offers no own files to %s', async (_who, how) => {
    const screen = await show(how);
    await expect.element(screen.getByText('Klexikon', { exact: true })).toBeVisible();
    await expect.poll(() => screen.getByText('Meine Dateien').elements()).toEqual([]);
  });

  test('shows nothing to a visitor where there is nothing but own files', async () => {
    const screen = await show({ roles: null, places: ['files'] });
    await expect.poll(() => screen.container.querySelectorAll('input')).toHaveLength(0);
  });

  test('is chosen among its places by the keys, and has no choice where there is one place', async () => {
    const screen = await show({ places: ['page', 'wikipedia'], title: 'Igelsuche' });
    await expect.element(screen.getByRole('searchbox', { name: 'Igelsuche' })).toBeVisible();
    await screen.getByRole('radio', { name: 'Diese Seite und darunter' }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('radio', { name: 'Wikipedia' })).toBeChecked();
    const single = await show({ places: ['swisscows'], title: 'Eine' });
    await expect.element(single.getByRole('searchbox', { name: 'Eine' })).toBeVisible();
    await expect.poll(() => single.container.querySelectorAll('[type=radio]')).toHaveLength(0);
  });
});
