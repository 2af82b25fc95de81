import { type FakeAnswer, fakeServer } from '@pausenplatz/kernel-browser/testing';
import { type BlockSurroundings, CapabilitiesProvider } from '@pausenplatz/kernel-host';
import { aHost, aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type BoardCard, type CardBoard, kanbanBlock, type KanbanSettings } from '../../contract/index.ts';
import { LiveKanbanBlockView } from '../blocks/live-kanban-block-view.tsx';
import { boardFramedViews } from '../framed.tsx';

afterEach(() => vi.restoreAllMocks());

const idOf = (name: string) => name.replaceAll(' ', '-').padEnd(22, '-').slice(0, 22);
const mia = { id: idOf('mia'), name: 'Mia Frei' };
const settings: KanbanSettings = { ...kanbanBlock.empty, title: 'Projektwoche' };

const aCard = (text: string, more: Partial<BoardCard> = {}): BoardCard => ({
  id: idOf(text),
  text,
  laneId: 'offen',
  color: 'grey',
  dueOn: null,
  assignee: null,
  checks: [],
  files: [],
  author: mia,
  isOwn: false,
  isReleased: true,
  mayChange: true,
  mayDelete: true,
  mayCheck: true,
  likes: 0,
  isLiked: false,
  comments: 0,
  hasHistory: false,
  ...more,
});

const member = { isKeeper: false, mayAdd: true, mayMark: true, mayComment: true, mayLike: true };
const aBoard = (cards: readonly BoardCard[], more: Partial<CardBoard> = {}): CardBoard => ({
  blockId: idOf('block'),
  rights: member,
  isFrozen: false,
  timerEndsAt: null,
  at: new Date().toISOString(),
  revision: 1,
  cards: [...cards],
  ...more,
});

const refused = (code: string, status: number): FakeAnswer => ({
  status,
  body: { code, messageType: 'warning', messageTitle: 'Die Tafel ruht', messageBody: 'Im Moment kann nur deine Lehrperson etwas ändern.' },
});

interface World {
  readonly board: CardBoard | null;
  readonly signedIn?: boolean;
  readonly settings?: KanbanSettings;
  readonly asMember?: BlockSurroundings['asMember'];
  readonly changes?: (path: string) => FakeAnswer;
}

async function open({ board, signedIn = true, settings: of = settings, asMember, changes = () => ({ body: { ok: true } }) }: World) {
  const sent = fakeServer((path) => {
    if (path.startsWith('boards/cards/page/')) return board ? { body: { boards: [board] } } : refused('BOARD_NOT_FOUND', 404);
    if (path === 'boards/cards/changed') {
      const { blockId: _block, cards, ...state } = board ?? aBoard([]);
      return { body: { ...state, isWhole: true, cards, goneIds: [], order: cards.map(({ id }) => id) } };
    }
    if (path.startsWith('boards/people/')) return { body: { people: [mia] } };
    return changes(path);
  });
  const around = { pageId: idOf('page'), blockId: idOf('block'), files: {}, children: [], siblings: [], isSeenFirst: false };
  await show(
    <CapabilitiesProvider value={aHost()}>
      <LiveKanbanBlockView settings={of} page={{ ...around, ...(asMember && { asMember }) }} />
    </CapabilitiesProvider>,
    {
      at: '/seite/projektwoche',
      path: '/seite/:id',
      session: signedIn ? { status: 'signedIn', user: aSignedInUser({ userRoles: ['Pupil'] }) } : { status: 'signedOut' },
    },
  );
  return sent;
}

const lane = (name: string) => page.getByRole('region', { name });

test('Alt and an arrow move a card into the next column, say where it is and keep the focus on it', async () => {
  // The server takes its time, and never agrees: what is seen is what was shown at once.
  const sent = await open({
    board: aBoard([aCard('Plakat'), aCard('Plan', { laneId: 'dran' })]),
    changes: () => new Promise<never>(() => undefined) as never,
  });
  const menu = page.getByRole('button', { name: 'Mehr zu «Plakat»' });
  await expect.element(menu).toBeVisible();
  const element = menu.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect.element(lane('In Arbeit').getByRole('article', { name: 'Karte «Plakat»' })).toBeVisible();
  await expect.element(page.getByText('«Plakat» ist jetzt in «In Arbeit», Platz 2 von 2.')).toBeInTheDocument();
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Mehr zu «Plakat»');
  await expect
    .poll(() => sent.find(({ path }) => path === 'boards/card/move')?.body)
    .toMatchObject({ laneId: 'dran', afterId: idOf('Plan') });
});

test('the mouse drags a card into another column, and a refusal takes it back and is said', async () => {
  await open({ board: aBoard([aCard('Plakat')]), changes: () => refused('BOARD_FROZEN', 409) });
  await userEvent.dragAndDrop(page.getByText('Plakat', { exact: true }), page.getByRole('button', { name: 'Neue Karte in «Fertig»' }), {
    steps: 12,
  });
  await expect.element(page.getByText('Die Tafel ruht')).toBeVisible();
  await expect.element(lane('Zu tun').getByRole('article', { name: 'Karte «Plakat»' })).toBeVisible();
});

test('what is typed stays in the form when the server refuses', async () => {
  await open({ board: aBoard([]), changes: () => refused('BOARD_FROZEN', 409) });
  await page.getByRole('button', { name: 'Neue Karte in «In Arbeit»' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Stadtplan zeichnen');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Die Tafel ruht')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Stadtplan zeichnen');
  await expect.element(page.getByRole('combobox', { name: 'Spalte' })).toHaveValue('dran');
});

test('a change sends what was changed alone, with the words from which it began', async () => {
  const sent = await open({ board: aBoard([aCard('Plakat', { color: 'red', dueOn: '2026-12-18' })]) });
  await page.getByRole('button', { name: 'Mehr zu «Plakat»' }).click();
  await page.getByRole('menuitem', { name: 'Bearbeiten' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Grosses Plakat');
  await page.getByRole('combobox', { name: 'Für wen?' }).selectOptions('Mia Frei');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .poll(() => sent.find(({ path }) => path === 'boards/card/update')?.body)
    .toEqual({ id: idOf('Plakat'), text: 'Grosses Plakat', base: 'Plakat', assigneeId: mia.id });
});

test('a list is ticked where it stands, and says how far it is', async () => {
  const checks = [
    { id: 'a', text: 'Farbe holen', isDone: false },
    { id: 'b', text: 'Pinsel holen', isDone: true },
  ];
  const sent = await open({ board: aBoard([aCard('Plakat', { checks, mayChange: false, mayDelete: false })]) });
  await expect.element(page.getByRole('img', { name: '1 von 2 erledigt' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Farbe holen' }).click();
  await expect.poll(() => sent.find(({ path }) => path === 'boards/card/check')?.body).toMatchObject({ checkId: 'a', isDone: true });
});

test('cards hang on a wall in one order, and on a timeline at their days', async () => {
  const cards = [aCard('Später', { dueOn: '2026-12-18' }), aCard('Irgendwann'), aCard('Zuerst', { dueOn: '2026-12-04' })];
  await open({ board: aBoard(cards), settings: { ...settings, layout: 'timeline' } });
  await expect.element(lane('Freitag, 4. Dezember').getByRole('article', { name: 'Karte «Zuerst»' })).toBeVisible();
  await expect.element(lane('Ohne Tag').getByRole('article', { name: 'Karte «Irgendwann»' })).toBeVisible();
  const names = page
    .getByRole('region')
    .elements()
    .map((region) => region.getAttribute('aria-label'))
    .filter((name) => name !== 'Meldungen');
  expect(names).toEqual(['Freitag, 4. Dezember', 'Freitag, 18. Dezember', 'Ohne Tag']);
});

test('who keeps the board lets it rest, and takes everything away only when asked again', async () => {
  const sent = await open({ board: aBoard([aCard('Plakat')], { rights: { ...member, isKeeper: true } }) });
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Tafel «Projektwoche»' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Tafel ruhen lassen');
  await expect.poll(() => sent.find(({ path }) => path === 'boards/freeze')?.body).toMatchObject({ isFrozen: true });
  await choose('Alle Karten löschen');
  expect(sent.some(({ path }) => path === 'boards/clear')).toBe(false);
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect.poll(() => sent.some(({ path }) => path === 'boards/clear')).toBe(true);
});

test('time runs by the server’s clock, and that it is up is said', async () => {
  // The tablet's clock is two minutes late.
  const server = Date.now() + 120_000;
  const time = (ms: number) => new Date(server + ms).toISOString();
  await open({ board: aBoard([], { at: time(0), timerEndsAt: time(2_500) }) });
  await expect.element(page.getByText(/^noch 0:0[123]$/)).toBeVisible();
  await expect.element(page.getByText('Die Zeit ist um.')).toBeVisible();
});

test('three hundred cards stand on a narrow phone, with nothing wider than it', async () => {
  await page.viewport(320, 640);
  const text = (index: number) => `Donaudampfschifffahrtsgesellschaftskapitän ${index}`;
  await open({ board: aBoard(Array.from({ length: 300 }, (_, index) => aCard(text(index), { id: idOf(`k${index}`) }))) });
  await expect.element(page.getByText(text(299))).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 800);
});

test('a board that rests is read, and nothing in it can be pressed', async () => {
  const rights = { isKeeper: false, mayAdd: false, mayMark: false, mayComment: false, mayLike: false };
  const card = aCard('Plakat', { mayChange: false, mayDelete: false, mayCheck: false });
  const members = { ...settings.members, like: false, comment: false };
  await open({ board: aBoard([card], { rights, isFrozen: true }), settings: { ...settings, members } });
  await expect.element(page.getByText('Die Tafel ruht')).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Karten von «Projektwoche»' }).getByRole('button')).not.toBeInTheDocument();
});

test('who looks at the page as a child sees what is there for all, and nothing to do', async () => {
  const visitor = { call: () => Promise.reject(new Error('nobody asks as a visitor')) };
  const board = aBoard([aCard('Plakat'), aCard('Plan', { isReleased: false })], { rights: { ...member, isKeeper: true } });
  const members = { ...settings.members, like: false, comment: false };
  await open({ board, asMember: { classIds: [], visitor }, settings: { ...settings, members } });
  await expect.element(page.getByText('Plakat')).toBeVisible();
  await expect.element(page.getByText('Plan', { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByRole('group', { name: 'Karten von «Projektwoche»' }).getByRole('button')).not.toBeInTheDocument();
});

test('whoever does not belong to the page, a visitor and a framed page get a sentence, and no name', async () => {
  await open({ board: null });
  await expect.element(page.getByText('Diese Tafel ist nicht für dich offen', { exact: false })).toBeVisible();
  const sent = await open({ board: aBoard([aCard('Plakat')]), signedIn: false });
  await expect.element(page.getByText('Diese Tafel sehen die Kinder und Lehrpersonen', { exact: false })).toBeVisible();
  expect(sent).toEqual([]);
  const View = boardFramedViews.LiveKanban;
  const around = { pageId: idOf('page'), blockId: idOf('block'), files: {}, children: [], siblings: [], isSeenFirst: false };
  await show(<View settings={settings} page={around} />, { at: '/seite/x', path: '/seite/:id', session: { status: 'signedOut' } });
  await expect.element(page.getByText('Diese Tafel sehen die Kinder und Lehrpersonen', { exact: false }).last()).toBeVisible();
});
