import { expect, test, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { aBlock, aPage, idOf } from '../test-support/demo-page.data.ts';
import { refused } from '../test-support/fake-server.ts';
import { pageOnScreen, soon } from '../test-support/page-on-screen.tsx';

const shown = pageOnScreen({ isWide: true });
const title = (text: string) => aBlock('Title', { text, size: 'large', align: 'start' }, text);
const links = (name: string) =>
  aBlock('LinkList', { links: [{ id: 'l', title: name, url: 'https://igel.example', description: '' }] }, name);
const space = (name: string) => aBlock('Space', { size: 'small' }, name);
const manyBlocks = () => [
  title('Der Igel'),
  ...['Nahrung', 'Nest', 'Stacheln', 'Winter'].map(links),
  title('Der Dachs'),
  ...['Bau', 'Spuren', 'Nacht'].map(links),
  title('Der Fuchs'),
  links('Rute'),
];

const edit = (blocks = [title('Der Igel'), links('Nahrung'), space('luft')]) => shown.edit(aPage({ blocks, files: {} }));
const order = () => shown.server.page().blocks.map(({ id }) => id);
const moves = () => shown.server.calls.filter(({ path }) => path === 'pages/block/move').map(({ input }) => input);

test('the outline names the blocks by their words, and those without words by their kind', async () => {
  const screen = await edit();
  const lines = screen.getByRole('list', { name: 'Aufbau der Seite' }).getByRole('listitem');
  await expect.element(lines.nth(0)).toHaveTextContent('Titel: Der Igel');
  await expect.element(lines.nth(1)).toHaveTextContent('Link-Liste: Nahrung');
  await expect.element(lines.nth(2)).toHaveTextContent('Abstand');
});

test('the keyboard puts a block in order there as on the page', async () => {
  const screen = await edit();
  const outline = screen.getByRole('list', { name: 'Aufbau der Seite' });
  outline.getByRole('button', { name: 'Nahrung verschieben' }).element().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await vi.waitFor(() => expect(order()).toEqual(['Nahrung', 'Der Igel', 'luft'].map(idOf)), soon);
  await expect.element(outline.getByRole('button', { name: 'Nahrung verschieben' })).toHaveFocus();
});

test('a move that the server refuses is taken back there too', async () => {
  const screen = await edit();
  shown.server.answer('pages/block/move', () => refused(403, 'PAGE_FORBIDDEN'));
  const outline = screen.getByRole('list', { name: 'Aufbau der Seite' });
  outline.getByRole('button', { name: 'Nahrung verschieben' }).element().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(screen.getByText('Abgelehnt: PAGE_FORBIDDEN')).toBeVisible();
  await expect.element(outline.getByRole('listitem').first()).toHaveTextContent('Titel: Der Igel');
});

test('a press goes to the block', async () => {
  const screen = await edit(manyBlocks());
  await screen.getByRole('button', { name: 'Link-Liste: Rute' }).click();
  const block = document.querySelector(`[data-block="${idOf('Rute')}"]`);
  expect(block?.contains(document.activeElement)).toBe(true);
  await vi.waitFor(() => expect(block?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight), soon);
});

test('where there are many blocks, a folded section moves as one', async () => {
  const screen = await edit(manyBlocks());
  const outline = screen.getByRole('list', { name: 'Aufbau der Seite' });
  await outline.getByRole('button', { name: 'Abschnitt Der Dachs zuklappen' }).click();
  await expect.element(outline.getByText('3 Blöcke')).toBeVisible();
  await expect.poll(() => outline.getByRole('listitem').elements()).toHaveLength(8);
  outline.getByRole('button', { name: 'Der Dachs verschieben' }).element().focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await vi.waitFor(() => expect(moves()).toHaveLength(1), soon);
  expect(moves()[0]).toMatchObject({
    blockId: idOf('Der Dachs'),
    afterId: idOf('Der Fuchs'),
    along: ['Bau', 'Spuren', 'Nacht'].map(idOf),
  });
  expect(order().slice(-5)).toEqual(['Der Dachs', 'Bau', 'Spuren', 'Nacht', 'Rute'].map(idOf));
});

test('on a small screen it is a drawer, which is left by going to a block', async () => {
  await browser.viewport(390, 844);
  const screen = await edit();
  await expect.element(screen.getByRole('list', { name: 'Aufbau der Seite' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Aufbau', exact: true }).click();
  await screen.getByRole('dialog', { name: 'Aufbau' }).getByRole('button', { name: 'Link-Liste: Nahrung' }).click();
  await vi.waitFor(() => expect(screen.getByRole('dialog').elements()).toHaveLength(0), soon);
  const block = document.querySelector(`[data-block="${idOf('Nahrung')}"]`);
  await vi.waitFor(() => expect(block?.contains(document.activeElement)).toBe(true), soon);
});
