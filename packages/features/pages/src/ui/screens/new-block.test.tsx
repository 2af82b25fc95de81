import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Page, pageBlocks } from '../../contract/index.ts';
import { aBlock, aPage, idOf } from '../test-support/demo-page.data.ts';
import { AcceptingRequest, permit } from '../test-support/accepting-request.ts';
import { pageOnScreen } from '../test-support/page-on-screen.tsx';

const shown = pageOnScreen();

const edit = (blocks = [aBlock('Title', { text: 'Igel', size: 'large', align: 'start' }, 'title')], files: Page['files'] = {}) =>
  shown.edit(aPage({ blocks, files }));

async function add(screen: Awaited<ReturnType<typeof edit>>, name: string) {
  await screen.getByRole('button', { name: 'Block hier einfügen' }).last().click();
  await screen.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

const settingsOf = (type: string) => shown.server.page().blocks.find((block) => block.type === type)?.settings;

describe('a new block', () => {
  test('of text takes what is typed at once, blanks included', async () => {
    const screen = await edit();
    await add(screen, 'Text');
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('contenteditable')).toBe('true'), 5000);
    await userEvent.keyboard('Wo der Igel schläft');
    await vi.waitFor(() => expect(JSON.stringify(settingsOf('Text'))).toContain('Wo der Igel schläft'), 3000);
    expect(settingsOf('Text')?.['card']).toBe(true);
  });

  test.each(pageBlocks.map((block) => [block.name, block.type] as const))(
    '%s has the focus in its form, and in no switch',
    async (name) => {
      const screen = await edit();
      await add(screen, name);
      const form = screen.getByRole('region', { name, exact: true });
      await expect.element(form).toBeVisible();
      await vi.waitFor(() => expect(form.element().contains(document.activeElement)).toBe(true), 5000);
      expect(document.activeElement?.matches('[type=checkbox], [role=switch], button, section')).toBe(false);
    },
  );
});

const stored = {
  id: idOf('igel'),
  url: igel(),
  name: 'igel.png',
  mimeType: 'image/png',
  sizeBytes: 3,
  width: 4,
  height: 3,
  widths: [],
  preview: null,
};

describe('a picture that was just uploaded', () => {
  test('stays on the screen after the editing', async () => {
    vi.stubGlobal('XMLHttpRequest', AcceptingRequest);
    const screen = await edit([aBlock('Picture', { fileId: null, alt: '', caption: '', width: 'full', url: null }, 'picture')]);
    shown.server.answer('documents/request-upload-token', () => ({ status: 200, body: permit }));
    shown.server.answer('documents/complete-upload', () => ({ status: 200, body: stored }));
    await screen.getByRole('button', { name: 'Bild bearbeiten' }).click();
    await screen.getByRole('textbox', { name: 'Was zeigt das Bild?' }).fill('Ein Igel');
    await userEvent.upload(
      screen.container.querySelector('input[type=file]') ?? document.body,
      new File(['abc'], 'igel.png', { type: 'image/png' }),
    );
    await expect.element(screen.getByRole('img', { name: 'Ein Igel' })).toBeVisible();
    await screen.getByRole('button', { name: 'Fertig' }).click();
    await expect.element(screen.getByRole('button', { name: 'Bearbeiten', exact: true })).toBeVisible();
    await vi.waitFor(() => expect(settingsOf('Picture')?.['fileId']).toBe(stored.id));
    await expect.element(screen.getByRole('img', { name: 'Ein Igel' })).toBeVisible();
  });
});

describe('a picture on a tile', () => {
  const tile = { id: 't1', title: 'Igel', url: 'https://igel.example', color: 'teal', icon: 'leaf' };
  const page = () => {
    const picture = aBlock('Picture', { fileId: idOf('igel'), alt: 'Ein Igel', caption: '', width: 'full', url: null }, 'picture');
    return [picture, aBlock('LinkTilesList', { size: 'large', tiles: [tile] }, 'tiles')];
  };
  const tilePicture = () => {
    const tiles = settingsOf('LinkTilesList')?.['tiles'];
    return Array.isArray(tiles) ? (tiles[0] as { picture?: unknown }).picture : null;
  };

  test('is one of those that the page shows, with words for those who do not see it, and can be taken away', async () => {
    const screen = await edit(page(), { [idOf('igel')]: { ...stored, name: 'igel.png' } });
    await screen.getByRole('button', { name: 'Link-Kacheln bearbeiten' }).click();
    await screen.getByRole('button', { name: /Farbe und Zeichen von Igel/ }).click();
    await screen.getByRole('button', { name: 'igel.png' }).click();
    await screen.getByRole('textbox', { name: 'Was zeigt das Bild?' }).fill('Ein Igel im Laub');
    await vi.waitFor(() => expect(tilePicture()).toEqual({ fileId: idOf('igel'), alt: 'Ein Igel im Laub' }), 3000);
    await expect.element(screen.getByRole('link', { name: 'Ein Igel im Laub Igel' })).toBeVisible();
    await screen.getByRole('button', { name: 'Kein Bild' }).click();
    await vi.waitFor(() => expect(tilePicture()).toBeUndefined(), 3000);
  });

  test('is uploaded, and what is typed meanwhile stays', async () => {
    vi.stubGlobal('XMLHttpRequest', AcceptingRequest);
    const screen = await edit([aBlock('LinkTilesList', { size: 'large', tiles: [tile] }, 'tiles')]);
    shown.server.answer('documents/request-upload-token', () => ({ status: 200, body: permit }));
    shown.server.answer('documents/complete-upload', () => ({ status: 200, body: stored }));
    await screen.getByRole('button', { name: 'Link-Kacheln bearbeiten' }).click();
    await screen.getByRole('button', { name: /Farbe und Zeichen von Igel/ }).click();
    const upload = userEvent.upload(
      screen.container.querySelector('input[type=file]') ?? document.body,
      new File(['abc'], 'igel.png', { type: 'image/png' }),
    );
    await screen.getByRole('textbox', { name: 'Titel', exact: true }).first().fill('Stachliger Igel');
    await upload;
    await vi.waitFor(() => expect(tilePicture()).toEqual({ fileId: stored.id, alt: '' }), 3000);
    expect(settingsOf('LinkTilesList')?.['tiles']).toMatchObject([{ title: 'Stachliger Igel' }]);
  });
});

function igel(): string {
  return `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#875"/></svg>')}`;
}
