import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Page, pageContentChanged, pageLockChanged, pageLockLost } from '../../contract/index.ts';
import { aBlock, aPage, idOf } from '../test-support/demo-page.data.ts';
import { type FakeHub, fakeHub } from '../test-support/fake-hub.ts';
import { refused } from '../test-support/fake-server.ts';
import { pageOnScreen } from '../test-support/page-on-screen.tsx';

const title = (text: string) => aBlock('Title', { text, size: 'large', align: 'start' }, `title-${text}`);
const newHolder = { id: idOf('mia'), firstName: 'Mia', lastName: 'Keller' };
const now = { v: 1, at: '2026-09-01T08:42:00.000Z' } as const;

const shown = pageOnScreen();
let hub: FakeHub;

async function open(changes: Partial<Page> = {}) {
  hub = fakeHub();
  return await shown.open(aPage({ blocks: [title('Eins'), title('Zwei'), title('Drei')], ...changes }), { hub });
}
type Opened = Awaited<ReturnType<typeof open>>;
const edit = (screen: Opened) => screen.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
const shownTitles = (screen: Opened) => [...screen.container.querySelectorAll('[data-block] h2')].map((heading) => heading.textContent);
const saves = () => shown.server.calls.filter(({ path }) => path === 'pages/block/update');
const openForm = async (screen: Opened) => {
  await edit(screen);
  await screen.getByRole('button', { name: 'Titel bearbeiten' }).first().click();
  return screen.getByRole('textbox', { name: 'Titel', exact: true });
};

/** What somebody wrote into the first title before a reload, when `began` stood there. */
const left = (settings: object, began: string) => {
  const base = { text: began, size: 'large', align: 'start' };
  sessionStorage.setItem(`draft:visitor:page-block:${idOf('title-Eins')}`, JSON.stringify({ settings, base }));
};

describe('reading a page', () => {
  test('is what opens first, with nothing to edit', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Startseite der Klasse 3a' })).toBeVisible();
    await expect.poll(() => screen.getByRole('textbox').elements()).toHaveLength(0);
  });

  test('is all that readers get', async () => {
    const screen = await open({ groupPermission: 1 });
    await expect.element(screen.getByText('Zwei')).toBeVisible();
    await expect.poll(() => screen.getByRole('button', { name: 'Bearbeiten' }).elements()).toHaveLength(0);
  });

  test('says kindly that a page is not there', async () => {
    const screen = await open({ url: 'anders' });
    await expect.element(screen.getByRole('heading', { name: 'PAGE_NOT_FOUND' })).toBeVisible();
  });

  test('brings what others changed, and drops news that are older than what is shown', async () => {
    const screen = await open();
    await expect.element(screen.getByText('Zwei')).toBeVisible();
    const reads = () => shown.server.calls.filter(({ path }) => path === 'pages/get/{url}').length;
    const change = { ...now, by: newHolder.id, pageId: idOf('klasse-3a'), blockIds: [] };
    hub.send(pageContentChanged, { ...change, rev: 3 });
    shown.server.changePage({ blocks: [title('Neu')] });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(reads()).toBe(1);
    hub.send(pageContentChanged, { ...change, rev: 8 });
    await expect.element(screen.getByText('Neu')).toBeVisible();
  });
});

describe('editing a page', () => {
  test('saves by itself what was typed, with the fence of the lock', async () => {
    const screen = await open();
    const field = await openForm(screen);
    await field.fill('Guten Morgen');
    await expect.element(screen.getByText('Gespeichert')).toBeVisible();
    expect(saves().map(({ input }) => [input['fence'], input['settings']])).toEqual([
      [3, { text: 'Guten Morgen', size: 'large', align: 'start' }],
    ]);
    expect(sessionStorage.length).toBe(0);
  });

  test('says what did not arrive, keeps it, and tries again', async () => {
    const screen = await open();
    shown.server.answer('pages/block/update', () => refused(503, 'NOT_AVAILABLE'));
    const field = await openForm(screen);
    await field.fill('Guten Morgen');
    const retry = screen.getByRole('button', { name: 'Nicht gespeichert – erneut versuchen' });
    await expect.element(retry).toBeVisible();
    await expect.element(field).toHaveValue('Guten Morgen');
    shown.server.answer('pages/block/update', () => ({ status: 200, body: { block: title('Eins'), revision: 9 } }));
    await retry.click();
    await expect.element(screen.getByText('Gespeichert')).toBeVisible();
  });

  test('shows refusals at their fields and keeps the draft', async () => {
    const screen = await open({ blocks: [aBlock('Video', { url: '', fileId: null, title: '' }, 'video')] });
    await edit(screen);
    await screen.getByRole('button', { name: 'Video bearbeiten' }).click();
    const field = screen.getByRole('textbox', { name: 'Adresse des Videos' });
    await field.fill('https://example.ch/film');
    await expect.element(screen.getByText('Bitte die Adresse eines Videos von YouTube, Vimeo, Play SRF oder PeerTube.')).toBeVisible();
    await expect.element(field).toHaveValue('https://example.ch/film');
    expect(saves()).toHaveLength(0);
  });

  test('offers unsaved text again after a reload', async () => {
    const draft = { text: 'Noch nicht fertig', size: 'large', align: 'start' };
    left(draft, 'Eins');
    const screen = await open();
    await edit(screen);
    await screen.getByRole('button', { name: 'Weiterschreiben' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Noch nicht fertig');
    await vi.waitFor(() => expect(saves().map(({ input }) => input['settings'])).toEqual([draft]), 3000);
  });

  test('closing a form in which nothing was typed saves nothing, whatever a colleague wrote', async () => {
    left({ text: 'Eins', size: 'large', align: 'start' }, 'Eins');
    const screen = await open({ blocks: [{ ...title('Eins'), settings: { text: 'Eins von Mia', size: 'large', align: 'start' } }] });
    await openForm(screen);
    await expect.element(screen.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Eins von Mia');
    await screen.getByRole('button', { name: 'Formular schliessen' }).click();
    await screen.getByRole('button', { name: 'Fertig' }).click();
    await vi.waitFor(() => expect(shown.server.calls.map(({ path }) => path)).toContain('pages/edit/close'));
    expect(saves()).toHaveLength(0);
  });

  test('an old draft meets newer words: both stand side by side, and only what is chosen is saved', async () => {
    left({ text: 'Zwölf', size: 'large', align: 'start' }, 'Eins');
    const screen = await open({ blocks: [{ ...title('Eins'), settings: { text: 'Elf', size: 'large', align: 'start' } }] });
    await edit(screen);
    await screen.getByRole('button', { name: 'Weiterschreiben' }).click();
    const choice = screen.getByRole('alert');
    await expect.element(choice.getByText('Elf')).toBeVisible();
    await expect.element(choice.getByText('Zwölf')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(saves()).toHaveLength(0);
    await screen.getByRole('button', { name: 'Meinen Text nehmen' }).click();
    await vi.waitFor(() => expect(saves().map(({ input }) => input['settings'])).toMatchObject([{ text: 'Zwölf' }]), 3000);
  });

  test('words of two people in different places become one text', async () => {
    const [base, mine, theirs] = ['Am Montag Turnen', 'Am Montag Turnen um neun', 'Am Freitag Turnen'];
    left({ text: mine, size: 'large', align: 'start' }, base);
    const screen = await open({ blocks: [{ ...title('Eins'), settings: { text: theirs, size: 'large', align: 'start' } }] });
    await edit(screen);
    await screen.getByRole('button', { name: 'Weiterschreiben' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Am Freitag Turnen um neun');
    await vi.waitFor(
      () => expect(saves().map(({ input }) => input['settings'])).toMatchObject([{ text: 'Am Freitag Turnen um neun' }]),
      3000,
    );
  });

  test('what a colleague saved from another place meanwhile is joined and saved again', async () => {
    const screen = await open({ blocks: [{ ...title('Eins'), settings: { text: 'Am Montag Turnen', size: 'large', align: 'start' } }] });
    const theirs = JSON.stringify({ align: 'start', size: 'large', text: 'Am Freitag Turnen' });
    shown.server.answer('pages/block/update', () => refused(409, 'BLOCK_CHANGED', { details: { theirs } }));
    const field = await openForm(screen);
    await field.fill('Am Montag Turnen um neun');
    await vi.waitFor(() => expect(saves()).toHaveLength(2), 3000);
    expect(saves()[1]?.input).toMatchObject({ settings: { text: 'Am Freitag Turnen um neun' }, base: { text: 'Am Freitag Turnen' } });
  });

  test('puts blocks in order by keyboard and says where they are', async () => {
    const screen = await open();
    await edit(screen);
    const up = screen.getByRole('button', { name: 'Titel nach oben' }).nth(2);
    await up.click();
    await vi.waitFor(() => expect(shownTitles(screen)).toEqual(['Eins', 'Drei', 'Zwei']));
    await expect.element(screen.getByText('Titel steht jetzt an Stelle 2 von 3.')).toBeInTheDocument();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await vi.waitFor(() => expect(shownTitles(screen)).toEqual(['Drei', 'Eins', 'Zwei']));
    await expect.element(screen.getByText('Titel steht jetzt an Stelle 1 von 3.')).toBeInTheDocument();
    expect(shown.server.page().blocks.map(({ settings }) => settings['text'])).toEqual(['Drei', 'Eins', 'Zwei']);
  });

  test('takes a refused move back', async () => {
    const screen = await open();
    await edit(screen);
    shown.server.answer('pages/block/move', () => refused(503, 'NOT_AVAILABLE'));
    await screen.getByRole('button', { name: 'Titel nach unten' }).first().click();
    await expect.element(screen.getByText('Abgelehnt: NOT_AVAILABLE')).toBeVisible();
    await expect.poll(() => shownTitles(screen)).toEqual(['Eins', 'Zwei', 'Drei']);
  });

  test('brings a deleted block back', async () => {
    const screen = await open();
    await edit(screen);
    await screen.getByRole('button', { name: 'Titel löschen' }).nth(1).click();
    await vi.waitFor(() => expect(shownTitles(screen)).toEqual(['Eins', 'Drei']));
    await screen.getByRole('button', { name: 'Rückgängig' }).click();
    await vi.waitFor(() => expect(shownTitles(screen)).toEqual(['Eins', 'Zwei', 'Drei']));
  });

  test('adds a block where the plus was pressed and opens its form', async () => {
    const screen = await open();
    await edit(screen);
    await screen.getByRole('button', { name: 'Block hier einfügen' }).nth(1).click();
    await screen.getByRole('button', { name: 'Abstand' }).click();
    await expect.element(screen.getByRole('radio', { name: 'Gross' })).toBeVisible();
    expect(shown.server.page().blocks.map(({ type }) => type)).toEqual(['Title', 'Space', 'Title', 'Title']);
  });

  test('saves the last words before the lock is given back', async () => {
    const screen = await open();
    const field = await openForm(screen);
    await field.fill('Gerade noch');
    await screen.getByRole('button', { name: 'Fertig' }).click();
    const ends = () =>
      shown.server.calls.map(({ path }) => path).filter((path) => path === 'pages/block/update' || path === 'pages/edit/close');
    await vi.waitFor(() => expect(ends()).toEqual(['pages/block/update', 'pages/edit/close']));
    await expect.element(screen.getByText('Gerade noch')).toBeVisible();
  });

  test('gives the lock back on leaving', async () => {
    const screen = await open();
    await edit(screen);
    await screen.getByRole('button', { name: 'Fertig' }).click();
    await vi.waitFor(() => expect(shown.server.calls.map(({ path }) => path)).toContain('pages/edit/close'));
  });
});

describe('the edit lock', () => {
  test('is granted also when the news of it overtake the answer', async () => {
    const screen = await open();
    const lock = { holder: { ...newHolder, id: idOf('me') }, since: now.at };
    shown.server.answer('pages/edit/open', async () => {
      hub.send(pageLockChanged, { ...now, pageId: idOf('klasse-3a'), lock, cause: 'open' });
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { status: 200, body: { granted: true, fence: 3, lock } };
    });
    await edit(screen);
    await expect.element(screen.getByRole('button', { name: 'Fertig' })).toBeVisible();
  });

  test('names who holds it and since when, and can be taken over', async () => {
    const screen = await open();
    shown.server.answer('pages/edit/open', () => ({
      status: 200,
      body: { granted: false, fence: null, lock: { holder: newHolder, since: '2026-09-01T08:42:00.000Z' } },
    }));
    await edit(screen);
    await expect.element(screen.getByText('Mia Keller bearbeitet diese Seite seit 10:42.')).toBeVisible();
    await screen.getByRole('button', { name: 'Übernehmen' }).click();
    await expect.element(screen.getByRole('button', { name: 'Fertig' })).toBeVisible();
    expect(shown.server.calls.map(({ path }) => path)).toContain('pages/edit/overwrite');
  });

  test('lost to oneself in another window is said so', async () => {
    const screen = await open();
    await openForm(screen);
    hub.send(pageLockLost, { ...now, pageId: idOf('klasse-3a'), newHolder: { ...newHolder, id: idOf('me') }, fence: 4 });
    await expect.element(screen.getByText('Du bearbeitest diese Seite jetzt in einem anderen Fenster.', { exact: false })).toBeVisible();
  });

  test.each([
    ['by a message', () => hub.send(pageLockLost, { ...now, pageId: idOf('klasse-3a'), newHolder, fence: 4 })],
    ['by a refused save', () => undefined],
  ])('lost %s: read-only at once, and the unsaved text stays to be copied', async (_how, lose) => {
    const screen = await open();
    shown.server.answer('pages/block/update', () => refused(409, 'EDIT_FENCE_STALE', { details: { holder: 'Mia Keller' } }));
    const field = await openForm(screen);
    await field.fill('Mein langer Text');
    lose();
    await expect.element(screen.getByText('Mia Keller hat die Bearbeitung übernommen.', { exact: false })).toBeVisible();
    await expect.poll(() => screen.getByRole('textbox').elements()).toHaveLength(0);
    await expect.element(screen.getByText('Mein langer Text')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Text kopieren' })).toBeVisible();
    expect(shown.server.calls.map(({ path }) => path)).not.toContain('pages/edit/close');
  });
});
