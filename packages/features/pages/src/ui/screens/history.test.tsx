import { expect, test, vi } from 'vitest';
import { aBlock, aPage, idOf } from '../test-support/demo-page.data.ts';
import { refused } from '../test-support/fake-server.ts';
import { pageOnScreen, soon } from '../test-support/page-on-screen.tsx';

const shown = pageOnScreen();
const title = (text: string) => ({ text, size: 'large', align: 'start' });
const versions = [
  { id: idOf('neuer'), by: 'Urs Zgraggen', at: '2026-09-02T08:00:00.000Z', until: '2026-09-02T09:00:00.000Z' },
  { id: idOf('alt'), by: null, at: null, until: '2026-09-01T08:00:00.000Z' },
];

async function open(answer = versions) {
  const screen = await shown.edit(aPage({ blocks: [aBlock('Title', title('Der Dachs'), 'Dachs')], files: {} }));
  shown.server.answer('pages/block/versions/list/{blockId}', () => ({ status: 200, body: { versions: answer } }));
  shown.server.answer('pages/block/versions/get/{id}', ({ id }) => ({
    status: 200,
    body: { type: 'Title', settings: title(id === idOf('alt') ? 'Der Igel' : 'Der Fuchs'), files: {} },
  }));
  await screen.getByRole('button', { name: 'Verlauf: Titel' }).click();
  return screen;
}
const restored = () => shown.server.calls.filter(({ path }) => path === 'pages/block/versions/restore').map(({ input }) => input);

test('a block shows what it was, by whom and when, and goes back to it as a change of its own', async () => {
  const screen = await open();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Der Fuchs')).toBeVisible();
  await expect.element(dialog.getByText(/von Urs Zgraggen/)).toBeVisible();
  shown.server.answer('pages/block/versions/restore', () => {
    const block = aBlock('Title', title('Der Igel'), 'Dachs');
    shown.server.changePage({ blocks: [block] });
    return { status: 200, body: { block, revision: shown.server.page().revision } };
  });
  await dialog.getByRole('radio', { name: /Früher/ }).click();
  await expect.element(dialog.getByText('Der Igel')).toBeVisible();
  await dialog.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect.element(screen.getByText('Wiederhergestellt. Was vorher da stand, ist im Verlauf.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Der Igel' })).toBeVisible();
  expect(restored()).toEqual([{ pageId: idOf('klasse-3a'), fence: 3, blockId: idOf('Dachs'), versionId: idOf('alt') }]);
});

test('what the server refuses leaves the block as it is', async () => {
  const screen = await open();
  shown.server.answer('pages/block/versions/restore', () => refused(404, 'BLOCK_VERSION_NOT_FOUND'));
  await screen.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect.element(screen.getByText('Abgelehnt: BLOCK_VERSION_NOT_FOUND')).toBeVisible();
  await vi.waitFor(() => expect(shown.server.page().blocks[0]?.settings).toEqual(title('Der Dachs')), soon);
});

test('a block that nobody wrote anew says when there will be something', async () => {
  const screen = await open([]);
  await expect.element(screen.getByText(/^Noch keine frühere Fassung/)).toBeVisible();
});
