import { describe, expect, test, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import type { BlockPlace } from '../../contract/index.ts';
import { aBlock, aPage, idOf } from '../test-support/demo-page.data.ts';
import { pageOnScreen, soon } from '../test-support/page-on-screen.tsx';

const shown = pageOnScreen({ isWide: true });
const title = (text: string, place: BlockPlace = 'full') => ({ ...aBlock('Title', { text, size: 'small', align: 'start' }, text), place });

const open = (blocks: ReturnType<typeof title>[]) => shown.open(aPage({ blocks, files: {} }));
const edit = (blocks: ReturnType<typeof title>[]) => shown.edit(aPage({ blocks, files: {} }));
const places = () => shown.server.page().blocks.map(({ settings, place }) => `${String(settings['text'])} ${place}`);
/** Where the titles stand on the screen. */
const boxes = async (screen: Awaited<ReturnType<typeof open>>, ...names: string[]) => {
  for (const name of names) await expect.element(screen.getByRole('heading', { name, exact: true })).toBeVisible();
  return names.map((name) => screen.getByRole('heading', { name, exact: true }).element().getBoundingClientRect());
};

describe('two columns', () => {
  const inColumns = () => [title('Oben'), title('Igel', 'left'), title('Nest', 'left'), title('Bild', 'right'), title('Unten')];

  test('stand beside each other where there is room, in the order in which they are read', async () => {
    const screen = await open(inColumns());
    const [above, left, below, right, end] = await boxes(screen, 'Oben', 'Igel', 'Nest', 'Bild', 'Unten');
    expect(right?.top).toBe(left?.top);
    expect(right?.left).toBeGreaterThan(left?.right ?? 0);
    expect(below?.top).toBeGreaterThan(left?.top ?? 0);
    expect(end?.top).toBeGreaterThan(below?.top ?? 0);
    expect(above?.width).toBeGreaterThan((left?.width ?? 0) * 1.9);
    const read = () => [...document.querySelectorAll('article :is(h2, h3, h4)')].map(({ textContent }) => textContent);
    await expect.poll(read).toEqual(['Oben', 'Igel', 'Nest', 'Bild', 'Unten']);
  });

  test('are one on a narrow screen', async () => {
    await browser.viewport(390, 844);
    const screen = await open(inColumns());
    const [left, below, right] = await boxes(screen, 'Igel', 'Nest', 'Bild');
    expect(right?.left).toBe(left?.left);
    expect(right?.top).toBeGreaterThan(below?.top ?? 0);
  });

  test('of which one is empty are as wide as the page for who reads it', async () => {
    const screen = await open([title('Oben'), title('Igel', 'left')]);
    const [above, left] = await boxes(screen, 'Oben', 'Igel');
    expect(left?.width).toBe(above?.width);
  });

  test('stand in the editor as they are read', async () => {
    const screen = await edit(inColumns());
    const [left, below, right, end] = await boxes(screen, 'Igel', 'Nest', 'Bild', 'Unten');
    expect(right?.top).toBe(left?.top);
    expect(right?.left).toBeGreaterThan(left?.right ?? 0);
    expect(end?.top).toBeGreaterThan(below?.bottom ?? 0);
  });
});

describe('a block', () => {
  test('is put beside another one from its tool, and stays where it is when nothing is chosen', async () => {
    const screen = await edit([title('Igel'), title('Dachs')]);
    const beside = async () => {
      await screen.getByRole('button', { name: 'Spalten für Titel' }).first().click();
      await screen.getByRole('menuitem', { name: 'Block daneben einfügen' }).click();
    };
    await beside();
    await screen.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(places()).toEqual(['Igel full', 'Dachs full']);
    await beside();
    await screen.getByRole('dialog').getByRole('button', { name: 'Text', exact: true }).click();
    await vi.waitFor(() => expect(places()).toEqual(['Igel left', '[object Object] right', 'Dachs full']), soon);
  });

  test('is put to the right of the one above, and over the whole width again', async () => {
    const screen = await edit([title('Igel'), title('Dachs')]);
    const put = async (name: string) => {
      await screen.getByRole('button', { name: 'Spalten für Titel' }).nth(1).click();
      await screen.getByRole('menuitemradio', { name }).click();
    };
    await put('Rechte Spalte');
    await vi.waitFor(() => expect(places()).toEqual(['Igel left', 'Dachs right']), soon);
    await expect.element(screen.getByText('Titel steht jetzt an Stelle 2 von 2. Rechte Spalte.')).toBeInTheDocument();
    await put('Ganze Breite');
    await vi.waitFor(() => expect(places()).toEqual(['Igel left', 'Dachs full']), soon);
  });

  test('goes from column to column by its arrows', async () => {
    const screen = await edit([title('Igel', 'left'), title('Dachs', 'left'), title('Fuchs', 'right')]);
    await screen.getByRole('button', { name: 'Titel nach unten' }).nth(1).click();
    await vi.waitFor(() => expect(places()).toEqual(['Igel left', 'Dachs right', 'Fuchs right']), soon);
  });

  test('comes into the column of the block behind which it is added, or over the whole width below both', async () => {
    const screen = await edit([title('Igel', 'left'), title('Fuchs', 'right')]);
    const plus = screen.getByRole('button', { name: 'Block hier einfügen' });
    const line = async () => screen.getByRole('dialog').getByRole('button', { name: 'Abstand', exact: true }).click();
    await plus.nth(1).click();
    await line();
    await vi.waitFor(() => expect(places()).toEqual(['Igel left', 'undefined left', 'Fuchs right']), soon);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await plus.last().click();
    await line();
    await vi.waitFor(() => expect(places().at(-1)).toBe('undefined full'), soon);
  });

  test('says in the outline in which column it stands', async () => {
    const screen = await edit([title('Igel', 'left'), title('Fuchs', 'right')]);
    const outline = screen.getByRole('list', { name: 'Aufbau der Seite' });
    await expect.element(outline.getByText('Zwei Spalten')).toBeVisible();
    await outline.getByRole('button', { name: /Fuchs.*Rechte Spalte/ }).click();
    await vi.waitFor(() => expect(document.activeElement?.closest('[data-block]')?.getAttribute('data-block')).toBe(idOf('Fuchs')), soon);
  });
});
