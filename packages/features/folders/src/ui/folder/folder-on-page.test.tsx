import { type FakeAnswer, fakeServer } from '@pausenplatz/kernel-browser/testing';
import { type BlockSurroundings, CapabilitiesProvider } from '@pausenplatz/kernel-host';
import { aHost, aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { documentsBlock, type Folder, type FolderItem, type FolderSettings } from '../../contract/index.ts';
import { DocumentsBlockView } from '../blocks/documents-block-view.tsx';
import { folderFramedViews } from '../framed.tsx';

afterEach(() => vi.restoreAllMocks());

const idOf = (name: string) =>
  name
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .padEnd(22, '0')
    .slice(0, 22);
const [noah, mia, lea] = ['Noah Meier', 'Mia Frei', 'Lea Brunner'].map((name) => ({ id: idOf(name), name }));
if (!noah || !mia || !lea) throw new Error('Three people');
const aUser = () => aSignedInUser({ id: noah.id, firstName: 'Noah', lastName: 'Meier', userRoles: ['Pupil'] });

const settings: FolderSettings = { ...documentsBlock.empty, title: 'Mein Igel', mode: 'hand-in' };

function aFile(name: string, more: Partial<FolderItem> = {}): FolderItem {
  const id = idOf(name);
  const file = {
    id,
    url: `/files/${id}?d=1&s=x`,
    name,
    mimeType: 'text/plain',
    sizeBytes: 2_048,
    width: null,
    height: null,
    widths: [],
    preview: null,
  };
  const facts = {
    id,
    name,
    file,
    parentId: null,
    author: lea ?? null,
    isOwn: false,
    origin: 'given',
    createdAt: '2026-12-01T08:00:00.000Z',
  } as const;
  return { ...facts, mayChange: false, ...more };
}
const aFolderItem = (name: string, more: Partial<FolderItem> = {}): FolderItem => ({ ...aFile(name, more), file: null });

const member = { isKeeper: false, mayAdd: true, mayAddFolder: false };
const keeper = { isKeeper: true, mayAdd: true, mayAddFolder: true };
const aFolder = (items: readonly FolderItem[], more: Partial<Folder> = {}): Folder => ({
  blockId: idOf('block'),
  rights: member,
  items: [...items],
  pupils: null,
  ...more,
});

const refused: FakeAnswer = {
  status: 409,
  body: { code: 'FOLDER_FULL', messageType: 'warning', messageTitle: 'Hier ist kein Platz mehr', messageBody: 'Lösche zuerst etwas.' },
};

interface World {
  readonly folder: Folder | null;
  readonly signedIn?: boolean;
  readonly asMember?: BlockSurroundings['asMember'];
  readonly changes?: (path: string) => FakeAnswer;
}

async function open({ folder, signedIn = true, asMember, changes = () => ({ body: { ok: true } }) }: World) {
  const sent = fakeServer((path) => {
    if (path.startsWith('folders/page/'))
      return folder
        ? { body: { folders: [folder] } }
        : { ...refused, status: 404, body: { code: 'FOLDER_NOT_FOUND', messageType: 'warning', messageTitle: 'x', messageBody: 'x' } };
    return changes(path);
  });
  const around = { pageId: idOf('page'), blockId: idOf('block'), files: {}, children: [], siblings: [], isSeenFirst: false };
  await show(
    <CapabilitiesProvider value={aHost()}>
      <DocumentsBlockView settings={settings} page={{ ...around, ...(asMember && { asMember }) }} />
    </CapabilitiesProvider>,
    {
      at: '/seite/igel',
      path: '/seite/:id',
      session: signedIn ? { status: 'signedIn', user: aUser() } : { status: 'signedOut' },
    },
  );
  return sent;
}

test('a child goes into a folder and back, and looks at a file in the viewer', async () => {
  await open({ folder: aFolder([aFolderItem('Blätter'), aFile('Auftrag 1.txt', { parentId: idOf('Blätter') })]) });
  await expect.element(page.getByText('1 Eintrag')).toBeVisible();
  await page.getByRole('button', { name: 'Blätter', exact: true }).click();
  await expect
    .element(page.getByRole('link', { name: 'Auftrag 1.txt' }))
    .toHaveAttribute('href', `/dokumente/${idOf('Auftrag 1.txt')}?d=1&s=x`);
  await page.getByRole('button', { name: 'Mein Igel' }).click();
  await expect.element(page.getByRole('link', { name: 'Auftrag 1.txt' })).not.toBeInTheDocument();
});

test('a child hands in, is told who sees it, and makes no folder', async () => {
  await open({ folder: aFolder([aFile('Mein Igel.txt', { origin: 'handed-in', author: noah, isOwn: true, mayChange: true })]) });
  await expect.element(page.getByText('abgegeben')).toBeVisible();
  await expect.element(page.getByText('Was du abgibst, sehen nur du und deine Lehrperson.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ton aufnehmen' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Neuer Ordner' })).not.toBeInTheDocument();
});

test('who keeps the page sees every child, and who is missing', async () => {
  const items = [aFile('Auftrag.txt'), aFile('Mias Igel.txt', { origin: 'handed-in', author: mia, mayChange: true })];
  await open({ folder: aFolder(items, { rights: keeper, pupils: [mia, noah] }) });
  await expect.element(page.getByText('1 von 2 abgegeben')).toBeVisible();
  await expect.element(page.getByText('Es fehlen noch: Noah Meier')).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Mia Frei' }).getByRole('link', { name: 'Mias Igel.txt' })).toBeVisible();
  const given = page.getByRole('list', { name: 'Inhalt von «Mein Igel»' });
  await expect.element(given.getByRole('link', { name: 'Auftrag.txt' })).toBeVisible();
  await expect.element(given.getByRole('link', { name: 'Mias Igel.txt' })).not.toBeInTheDocument();
});

test('several are chosen and thrown away at once; a refusal brings them back', async () => {
  const mine = { origin: 'handed-in', author: noah, isOwn: true, mayChange: true } as const;
  const sent = await open({ folder: aFolder([aFile('Eins.txt', mine), aFile('Zwei.txt', mine)]), changes: () => refused });
  for (const name of ['Eins.txt', 'Zwei.txt']) await page.getByRole('checkbox', { name: `«${name}» wählen` }).click();
  await expect.element(page.getByRole('status').getByText('2 gewählt')).toBeVisible();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect.element(page.getByText('Hier ist kein Platz mehr')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Eins.txt' })).toBeVisible();
  expect(sent.find(({ path }) => path === 'folders/items/delete')?.body).toEqual({
    blockId: idOf('block'),
    ids: [idOf('Eins.txt'), idOf('Zwei.txt')],
  });
});

test('a name that the server refuses stays in the field', async () => {
  await open({ folder: aFolder([], { rights: keeper, pupils: [] }), changes: () => refused });
  await page.getByRole('button', { name: 'Neuer Ordner' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Woche 50');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Lösche zuerst etwas.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Woche 50');
});

test('somebody who looks as a member sees what is for all, and nothing to do', async () => {
  const visitor = { call: () => Promise.reject(new Error('nobody asks')) };
  const items = [aFile('Auftrag.txt', { mayChange: true }), aFile('Mias Igel.txt', { origin: 'handed-in', author: mia, mayChange: true })];
  await open({ folder: aFolder(items, { rights: keeper, pupils: [mia] }), asMember: { classIds: [], visitor } });
  await expect.element(page.getByRole('link', { name: 'Auftrag.txt' })).toBeVisible();
  await expect.element(page.getByText('Mias Igel.txt')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Neuer Ordner' })).not.toBeInTheDocument();
});

test('who does not belong to the page, a visitor and a website get a sentence', async () => {
  await open({ folder: null });
  await expect.element(page.getByText('Diese Dokumente sind nicht für dich offen', { exact: false })).toBeVisible();
  const sent = await open({ folder: aFolder([aFile('Auftrag.txt')]), signedIn: false });
  await expect.element(page.getByText('Diese Dokumente sehen die Kinder und Lehrpersonen', { exact: false })).toBeVisible();
  expect(sent.filter(({ path }) => path.startsWith('folders/'))).toEqual([]);
  const Framed = folderFramedViews.Documents;
  await show(<Framed settings={settings} page={{ pageId: idOf('page'), files: {}, children: [], siblings: [], isSeenFirst: false }} />, {
    at: '/x',
    path: '/x',
  });
  await expect.element(page.getByText('Diese Dokumente sehen', { exact: false }).first()).toBeVisible();
});
