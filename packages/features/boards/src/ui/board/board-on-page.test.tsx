import { type FakeAnswer, fakeServer } from '@pausenplatz/kernel-browser/testing';
import { type BlockSurroundings, CapabilitiesProvider } from '@pausenplatz/kernel-host';
import { aHost, aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Board, type BoardEntry, type BoardSettings, listBlock } from '../../contract/index.ts';
import { ListeBlockView } from '../blocks/liste-block-view.tsx';
import { boardFramedViews } from '../framed.tsx';

afterEach(() => vi.restoreAllMocks());

const idOf = (name: string) => name.padEnd(22, '0').slice(0, 22);
const noah = { id: idOf('noah'), name: 'Noah Meier' };
const mia = { id: idOf('mia'), name: 'Mia Frei' };
const aUser = () => aSignedInUser({ id: noah.id, firstName: 'Noah', lastName: 'Meier', userRoles: ['Pupil'] });

const settings: BoardSettings = {
  ...listBlock.empty,
  title: 'Wer bringt was?',
  label: 'Was',
  columns: [
    { id: 'franken', name: 'Franken', kind: 'number', sum: true },
    { id: 'platz', name: 'Wer', kind: 'places', places: 2 },
  ],
  members: { ...listBlock.empty.members, like: true },
};

const anEntry = (title: string, more: Partial<BoardEntry> = {}): BoardEntry => ({
  id: idOf(title),
  title,
  cells: {},
  author: mia,
  isOwn: false,
  isReleased: true,
  mayChange: false,
  mayDelete: false,
  marks: [{ columnId: 'platz', isOwn: false, count: 0, people: [] }],
  likes: 0,
  isLiked: false,
  comments: 0,
  ...more,
});

const member = { isKeeper: false, mayAdd: true, mayMark: true, mayComment: false, mayLike: true };
const aBoard = (entries: readonly BoardEntry[], more: Partial<Board> = {}): Board => ({
  blockId: idOf('block'),
  rights: member,
  isOver: false,
  entries: [...entries],
  ...more,
});

const refused = (code: string, status: number): FakeAnswer => ({
  status,
  body: { code, messageType: 'warning', messageTitle: 'Leider schon voll', messageBody: 'Jemand war schneller.' },
});

interface World {
  readonly board: Board | null;
  readonly signedIn?: boolean;
  readonly settings?: BoardSettings;
  readonly asMember?: BlockSurroundings['asMember'];
  readonly changes?: () => FakeAnswer;
}

async function open({ board, signedIn = true, settings: of = settings, asMember, changes = () => ({ body: { ok: true } }) }: World) {
  const sent = fakeServer((path) => {
    if (path.startsWith('boards/page/')) return board ? { body: { boards: [board] } } : refused('BOARD_NOT_FOUND', 404);
    return changes();
  });
  const around = { pageId: idOf('page'), blockId: idOf('block'), files: {}, children: [], siblings: [], isSeenFirst: false };
  await show(
    <CapabilitiesProvider value={aHost()}>
      <ListeBlockView settings={of} page={{ ...around, ...(asMember && { asMember }) }} />
    </CapabilitiesProvider>,
    {
      at: '/seite/klassenfest',
      path: '/seite/:id',
      session: signedIn ? { status: 'signedIn', user: aUser() } : { status: 'signedOut' },
    },
  );
  return sent;
}

test('a child puts itself down at once, and the place that is gone is taken back and said', async () => {
  await open({ board: aBoard([anEntry('Kuchen')]), changes: () => refused('BOARD_PLACES_FULL', 409) });
  await expect.element(page.getByText('0 von 2', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Mich eintragen: Kuchen' }).click();
  await expect.element(page.getByText('Leider schon voll')).toBeVisible();
  await expect.element(page.getByText('0 von 2', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Mich eintragen: Kuchen' })).toBeVisible();
});

test('what is typed stays in the form when the server refuses', async () => {
  await open({ board: aBoard([]), changes: () => refused('BOARD_FULL', 409) });
  await page.getByRole('button', { name: 'Neuer Eintrag in «Wer bringt was?»' }).click();
  await page.getByRole('textbox', { name: 'Was' }).fill('Girlanden');
  await page.getByRole('textbox', { name: 'Franken' }).fill('viel');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Schreibe eine Zahl, zum Beispiel 12.50.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Franken' }).fill('3,5');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Leider schon voll')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Was' })).toHaveValue('Girlanden');
  await expect.element(page.getByText('Noch steht nichts in dieser Liste.', { exact: false })).toBeInTheDocument();
});

test('who keeps the list frees places, releases, and sees what the columns come to', async () => {
  const full = { columnId: 'platz', isOwn: false, count: 2, people: [mia, noah] };
  const rights = { ...member, isKeeper: true };
  const sent = await open({
    board: aBoard(
      [
        anEntry('Kuchen', { marks: [full], cells: { franken: 2.5 } }),
        anEntry('Salat', { isReleased: false, cells: { franken: 100 } }),
        anEntry('Brot', { cells: { franken: 4 } }),
      ],
      { rights },
    ),
  });
  await expect.element(page.getByText('1 Eintrag wartet auf dich')).toBeVisible();
  await expect.element(page.getByText('6.5', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Wer: 2 von 4 Plätzen vergeben')).toBeVisible();
  await page.getByRole('button', { name: 'Mia Frei bei «Kuchen» herausnehmen' }).click();
  await expect.element(page.getByText('1 von 2', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '«Salat» freigeben' }).click();
  await expect.element(page.getByText('wartet auf Freigabe')).not.toBeInTheDocument();
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(expect.arrayContaining(['boards/place/free', 'boards/entry/release']));
});

test('hidden votes say so, and show no number', async () => {
  const vote = { id: 'stimme', name: 'Stimmen', kind: 'vote', several: false } as const;
  const mark = { columnId: 'stimme', isOwn: true, count: null, people: [] };
  await open({ board: aBoard([anEntry('Kuchen', { marks: [mark] })]), settings: { ...settings, columns: [vote] } });
  await expect.element(page.getByRole('button', { name: 'Deine Stimme zurücknehmen: Kuchen' })).toBeVisible();
  await expect.element(page.getByText('Wie viele Stimmen es sind, siehst du', { exact: false })).toBeVisible();
  await expect.element(page.getByText(/\d Stimme/)).not.toBeInTheDocument();
});

test('a list that is over is read, and nothing in it can be pressed', async () => {
  const rights = { isKeeper: false, mayAdd: false, mayMark: false, mayComment: false, mayLike: false };
  await open({
    board: aBoard([anEntry('Kuchen')], { rights, isOver: true }),
    settings: { ...settings, endsOn: '2026-12-01', members: { ...settings.members, like: false } },
  });
  await expect.element(page.getByText('geschlossen')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('a hundred entries stand on a narrow phone, with nothing wider than it', async () => {
  await page.viewport(320, 640);
  const people = Array.from({ length: 2 }, (_, index) => ({ id: idOf(`p${index}`), name: 'Maximiliane Wolfenschiessen' }));
  const mark = { columnId: 'platz', isOwn: false, count: 2, people };
  await open({
    board: aBoard(Array.from({ length: 100 }, (_, index) => anEntry(`Zitronenkuchenglasurstreusel ${index}`, { marks: [mark] }))),
  });
  await expect.element(page.getByText('Zitronenkuchenglasurstreusel 99')).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 800);
});

test('who looks at the page as a child sees what is there for all, and nothing to do', async () => {
  const visitor = { call: () => Promise.reject(new Error('nobody asks as a visitor')) };
  const board = aBoard([anEntry('Kuchen'), anEntry('Salat', { isReleased: false })], { rights: { ...member, isKeeper: true } });
  await open({ board, asMember: { classIds: [], visitor }, settings: { ...settings, members: { ...settings.members, like: false } } });
  await expect.element(page.getByText('Kuchen')).toBeVisible();
  await expect.element(page.getByText('Salat')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('whoever does not belong to the page is told so calmly', async () => {
  await open({ board: null });
  await expect.element(page.getByText('Diese Liste ist nicht für dich offen', { exact: false })).toBeVisible();
});

test('a visitor gets a sentence, and nothing is asked', async () => {
  const sent = await open({ board: aBoard([anEntry('Kuchen')]), signedIn: false });
  await expect.element(page.getByText('Diese Liste sehen die Kinder und Lehrpersonen', { exact: false })).toBeVisible();
  expect(sent).toEqual([]);
});

test('on a framed page it is the same sentence', async () => {
  const sent = fakeServer(() => ({ status: 500, body: {} }));
  const View = boardFramedViews.Liste;
  const around = { pageId: idOf('page'), blockId: idOf('block'), files: {}, children: [], siblings: [], isSeenFirst: false };
  await show(<View settings={settings} page={around} />, { at: '/seite/x', path: '/seite/:id', session: { status: 'signedOut' } });
  await expect.element(page.getByText('Diese Liste sehen die Kinder und Lehrpersonen', { exact: false })).toBeVisible();
  expect(sent).toEqual([]);
});
