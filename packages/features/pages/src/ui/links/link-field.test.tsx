import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aBlock, aPage, idOf, someGroups } from '../test-support/demo-page.data.ts';
import { pageOnScreen } from '../test-support/page-on-screen.tsx';

const shown = pageOnScreen();
const tile = (title: string, url: string) => ({ id: title, title, url, color: 'teal', icon: 'link' });
const tiles = (...rows: ReturnType<typeof tile>[]) => aBlock('LinkTilesList', { size: 'large', tiles: rows }, 'tiles');

function Where() {
  return <output data-testid="where">{useLocation().pathname}</output>;
}

const around = (screens: ReactNode) => (
  <>
    {screens}
    <Where />
  </>
);
const someTiles = () => [tiles(tile('Woche', `/seite/${idOf('wochenplan')}`))];
const open = (at = '/seite/klasse-3a', blocks = someTiles()) =>
  shown.open(aPage({ blocks, files: {} }), { groups: someGroups(), at, around });
const edit = (blocks = someTiles()) => shown.edit(aPage({ blocks, files: {} }), { groups: someGroups(), around });
const urls = () =>
  shown.server
    .page()
    .blocks.flatMap(({ settings }) => (Array.isArray(settings['tiles']) ? settings['tiles'].map(({ url }) => String(url)) : []));

describe('where a link is typed', () => {
  test('an own page is found by its name, stored by its id, and stands there by its name', async () => {
    const screen = await edit([tiles()]);
    await screen.getByRole('button', { name: 'Link-Kacheln bearbeiten' }).click();
    await screen.getByRole('combobox', { name: 'Adresse oder Seite' }).fill('lese');
    await screen.getByRole('option', { name: 'Lesetipps, Klasse 3a' }).click();
    await expect.element(screen.getByRole('group', { name: 'Adresse oder Seite' })).toHaveTextContent('LesetippsKlasse 3aÄndern');
    await expect.element(screen.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Lesetipps');
    await screen.getByRole('button', { name: 'Link hinzufügen' }).click();
    await vi.waitFor(() => expect(urls()).toEqual([`/seite/${idOf('lesetipps')}`]), 3000);
  });

  test('the keyboard chooses it, and Escape closes the list before the form', async () => {
    const screen = await edit([tiles()]);
    await screen.getByRole('button', { name: 'Link-Kacheln bearbeiten' }).click();
    const field = screen.getByRole('combobox', { name: 'Adresse oder Seite' });
    await field.fill('sporttag');
    await expect.element(screen.getByRole('option', { name: 'Sporttag 2026, Klasse 3a' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Ändern' })).toHaveFocus();
    await expect.element(screen.getByRole('group', { name: 'Adresse oder Seite' })).toHaveTextContent('Sporttag 2026Klasse 3aÄndern');
  });

  test('the address of an own page becomes that page, and another one stays an address', async () => {
    const screen = await edit([tiles(tile('Woche', 'https://woche.example/'))]);
    await screen.getByRole('button', { name: 'Link-Kacheln bearbeiten' }).click();
    const field = screen.getByRole('combobox', { name: 'Adresse oder Seite' }).first();
    await field.fill('https://wochenplan.example');
    await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
    await field.fill(`${location.origin}/seite/wochenplan`);
    await screen.getByRole('textbox', { name: 'Titel', exact: true }).first().click();
    await vi.waitFor(() => expect(urls()).toEqual([`/seite/${idOf('wochenplan')}`]), 3000);
  });

  test('in a text, the name of the page stands there where nothing else was written', async () => {
    const screen = await edit([aBlock('Text', { text: { type: 'doc', content: [{ type: 'paragraph' }] }, card: true }, 'text')]);
    await screen.getByRole('button', { name: 'Text bearbeiten' }).click();
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('contenteditable')).toBe('true'), 5000);
    await screen.getByRole('button', { name: 'Link', exact: true }).click();
    await screen.getByRole('combobox', { name: 'Adresse oder Seite' }).fill('wochen');
    await screen.getByRole('option', { name: 'Wochenplan, Klasse 3a' }).click();
    await screen.getByRole('button', { name: 'Übernehmen', exact: true }).click();
    const link = [{ type: 'text', text: 'Wochenplan', marks: [{ type: 'link', attrs: { href: `/seite/${idOf('wochenplan')}` } }] }];
    await vi.waitFor(() => expect(shown.server.page().blocks[0]?.settings['text']).toMatchObject({ content: [{ content: link }] }), 5000);
  });
});

describe('a link to a page that is gone', () => {
  const dead = () => [tiles(tile('Woche', `/seite/${idOf('wochenplan')}`), tile('Igel', '/seite/igel'))];

  test('is told to who edits, and the notice leads to it', async () => {
    const screen = await edit(dead());
    await expect.element(screen.getByText('Ein Link führt ins Leere')).toBeVisible();
    await screen.getByRole('button', { name: '«Igel»' }).click();
    await vi.waitFor(() => expect(document.activeElement?.closest('[data-block]')?.getAttribute('data-block')).toBe(idOf('tiles')));
    await screen.getByRole('button', { name: 'Link-Kacheln bearbeiten' }).click();
    await expect.element(screen.getByText('Diese Seite gibt es nicht mehr, oder du darfst sie nicht lesen.')).toBeVisible();
  });

  test('is no longer told once another page was chosen', async () => {
    const screen = await edit(dead());
    await screen.getByRole('button', { name: 'Link-Kacheln bearbeiten' }).click();
    await screen.getByRole('button', { name: 'Ändern' }).nth(1).click();
    await userEvent.keyboard('lese');
    await screen.getByRole('option', { name: 'Lesetipps, Klasse 3a' }).click();
    await vi.waitFor(() => expect(urls()[1]).toBe(`/seite/${idOf('lesetipps')}`), 3000);
    await vi.waitFor(() => expect(screen.getByText('Ein Link führt ins Leere').elements()).toHaveLength(0), 3000);
  });
});

test('who comes by the id of a page sees its address', async () => {
  const screen = await open(`/seite/${idOf('klasse-3a')}`);
  await expect.element(screen.getByTestId('where')).toHaveTextContent('/seite/klasse-3a');
  await expect.element(screen.getByRole('heading', { name: 'Startseite der Klasse 3a' })).toBeVisible();
});
