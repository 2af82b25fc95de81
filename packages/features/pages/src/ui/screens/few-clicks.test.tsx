import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aBlock, aPage, idOf, someGroups } from '../test-support/demo-page.data.ts';
import { AcceptingRequest, permit } from '../test-support/accepting-request.ts';
import { pageOnScreen, soon } from '../test-support/page-on-screen.tsx';

const shown = pageOnScreen();
const title = () => aBlock('Title', { text: 'Igel', size: 'large', align: 'start' }, 'title');
const emptyText = () => aBlock('Text', { text: { type: 'doc', content: [{ type: 'paragraph' }] }, card: true }, 'text');

const edit = (blocks = [title(), emptyText()]) => shown.edit(aPage({ blocks, files: {}, mayCopy: true }), { groups: someGroups() });
const noPicture = { sizeBytes: 3, width: null, height: null, widths: [], preview: null };
const types = () => shown.server.page().blocks.map(({ type }) => type);
const tiles = () =>
  shown.server
    .page()
    .blocks.flatMap(({ settings }) => (Array.isArray(settings['tiles']) ? settings['tiles'].map((tile) => tile.title) : []));
const sent = (path: string) => shown.server.calls.filter((call) => call.path === path).map(({ input }) => input);

function drop(screen: Awaited<ReturnType<typeof edit>>, ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  screen
    .getByRole('heading', { name: 'Igel' })
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  (document.activeElement ?? document.body).dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('a click on a block opens it where it stands, and a click beside it is the end of writing', async () => {
  const screen = await edit();
  await screen.getByRole('heading', { name: 'Igel' }).click({ force: true });
  const form = screen.getByRole('region', { name: 'Titel', exact: true });
  await expect.element(form).toBeVisible();
  await screen.getByRole('textbox', { name: 'Titel', exact: true }).fill('Der Igel');
  await screen.getByText('Klick auf einen Block', { exact: false }).click();
  await vi.waitFor(() => expect(form.elements()).toHaveLength(0), soon);
  await vi.waitFor(() => expect(shown.server.page().blocks[0]?.settings['text']).toBe('Der Igel'), soon);
});

test('a slash opens the catalogue, and Enter takes the first that is found', async () => {
  const screen = await edit();
  await userEvent.keyboard('/');
  await expect.element(screen.getByRole('textbox', { name: 'Block suchen' })).toHaveFocus();
  await userEvent.keyboard('trenn{Enter}');
  await vi.waitFor(() => expect(types()).toEqual(['Title', 'Text', 'HorizontalRule']), soon);
});

test('in an empty line too, and without a choice it is a slash', async () => {
  const screen = await edit();
  await screen.getByRole('button', { name: 'Text bearbeiten' }).click();
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('contenteditable')).toBe('true'), soon);
  await userEvent.keyboard('/');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.querySelector('.ProseMirror')?.textContent).toBe('/'), soon);
});

test('pasted links become tiles with a title and a pictogram, one beside the other', async () => {
  await edit();
  paste('https://antolin.westermann.de/');
  await vi.waitFor(() => expect(tiles()).toEqual(['Antolin']), soon);
  paste('https://www.wwf.ch/');
  await vi.waitFor(() => expect(tiles()).toEqual(['Antolin', 'Wwf']), soon);
  expect(types()).toEqual(['Title', 'Text', 'LinkTilesList']);
  paste('Kein Link');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(types()).toEqual(['Title', 'Text', 'LinkTilesList']);
});

test('two links pasted at the same moment stand in one block, in their order', async () => {
  await edit();
  paste('https://antolin.westermann.de/');
  paste('https://www.wwf.ch/');
  await vi.waitFor(() => expect(tiles()).toEqual(['Antolin', 'Wwf']), soon);
  expect(types()).toEqual(['Title', 'Text', 'LinkTilesList']);
});

test('a block is doubled by its tool and by keyboard', async () => {
  const screen = await edit();
  await screen.getByRole('button', { name: 'Titel duplizieren' }).click();
  await vi.waitFor(() => expect(sent('pages/block/add')).toHaveLength(1), soon);
  expect(sent('pages/block/add')[0]).toMatchObject({ type: 'Title', afterId: idOf('title'), settings: { text: 'Igel' } });
  await userEvent.keyboard('{Control>}d{/Control}');
  await vi.waitFor(() => expect(sent('pages/block/add')).toHaveLength(2), soon);
});

test('documents that are dropped are tiles that open them, in one block; what cannot be shown is told', async () => {
  vi.stubGlobal('XMLHttpRequest', AcceptingRequest);
  const screen = await edit();
  const idOfFile = (name: string) => idOf(name.slice(0, 4));
  const stored = (name: string) => ({ id: idOfFile(name), url: `/files/${name}`, name, mimeType: 'application/pdf', ...noPicture });
  const names = ['Wochenplan_KW_48.pdf', 'Lied.mp3'];
  const arriving = [...names];
  shown.server.answer('documents/request-upload-token', () => ({ status: 200, body: permit }));
  shown.server.answer('documents/complete-upload', () => ({ status: 200, body: stored(arriving.shift() ?? '') }));
  drop(screen, new File(['x'], names[0] ?? ''), new File(['x'], 'Spiel.exe'), new File(['x'], names[1] ?? ''));
  await expect
    .element(screen.getByText('Auf eine Seite kannst du Bilder, Filme, Dokumente und Ton ziehen', { exact: false }))
    .toBeVisible();
  await vi.waitFor(() => expect(tiles()).toEqual(['Wochenplan KW 48', 'Lied']), soon);
  const link = screen.getByRole('link', { name: 'Wochenplan KW 48' });
  await expect.element(link).toHaveAttribute('href', `/dokumente/${names[0]}`);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await screen.getByRole('button', { name: 'Link-Kacheln bearbeiten' }).click();
  const file = screen.getByRole('group', { name: 'Datei' }).first();
  await expect.element(file).toHaveTextContent('Wochenplan_KW_48.pdfÄndern');
  await file.getByRole('button', { name: 'Ändern' }).click();
  // Below all tiles is the field of the next one.
  const addresses = screen.getByRole('combobox', { name: 'Adresse oder Seite' });
  await vi.waitFor(() => expect(addresses.elements()).toHaveLength(2), soon);
  await addresses.first().fill('https://igel.example');
  await vi.waitFor(() => expect(JSON.stringify(shown.server.page().blocks)).toContain('"url":"https://igel.example'), soon);
  expect(JSON.stringify(shown.server.page().blocks)).not.toContain(idOfFile(names[0] ?? ''));
});

test('a page is copied into a group that one may add pages to', async () => {
  const screen = await edit();
  await screen.getByRole('button', { name: 'Fertig' }).click();
  await screen.getByRole('button', { name: 'Seite kopieren' }).click();
  await screen.getByRole('combobox', { name: 'Wohin?' }).selectOptions('Eigene Seiten');
  await screen.getByRole('button', { name: 'Kopieren', exact: true }).click();
  await vi.waitFor(() => expect(sent('pages/copy')).toMatchObject([{ id: idOf('klasse-3a'), groupForType: 'user' }]), soon);
});
