import type { ShownBlockFile } from '@pausenplatz/kernel-host';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { type RichText, richText } from '../../contract/index.ts';
import { idOf } from '../test-support/demo-page.data.ts';
import { TestHost } from '../test-support/test-host.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';

const stored = {
  id: idOf('igel'),
  url: '/files/igel?d=1&s=x',
  name: 'igel.png',
  mimeType: 'image/png',
  sizeBytes: 9,
  width: 4,
  height: 3,
  widths: [],
  preview: null,
};
const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

async function write(text: RichText, files: Readonly<Record<string, ShownBlockFile>> = {}) {
  const onChange = vi.fn<(text: RichText) => void>();
  const addFile = vi.fn<(id: string, file: ShownBlockFile) => void>();
  const screen = await render(
    <TestHost>
      <RichTextEditor text={text} files={files} addFile={addFile} label="Text" onChange={onChange} />
    </TestHost>,
  );
  return { screen, addFile, written: () => z.parse(richText, onChange.mock.lastCall?.[0]) };
}
const words = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] });
const picture = { fileId: idOf('igel'), alt: 'Ein Igel', caption: 'Im Laub', width: 'small', side: 'left' } as const;

test('a picture of the page is drawn while one writes, and gets other words and another side', async () => {
  const files = { [idOf('igel')]: { ...stored, url: dot } };
  const { screen, written } = await write({ type: 'doc', content: [{ type: 'picture', attrs: picture }, words('Der Igel')] }, files);
  const drawn = screen.getByRole('textbox', { name: 'Text' }).getByRole('img', { name: 'Ein Igel' });
  await expect.element(drawn).toHaveAttribute('src', dot);
  await drawn.dblClick();
  const dialog = screen.getByRole('dialog', { name: 'Bild im Text' });
  await dialog.getByRole('textbox', { name: 'Was zeigt das Bild?' }).fill('Ein junger Igel');
  await dialog.getByRole('radio', { name: 'Rechts vom Text' }).click();
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect
    .poll(() => written().content)
    .toEqual([{ type: 'picture', attrs: { ...picture, alt: 'Ein junger Igel', side: 'right' } }, words('Der Igel')]);
});

test('a picture is asked for, and goes by one key', async () => {
  const { screen, written } = await write({ type: 'doc', content: [{ type: 'picture', attrs: picture }, words('Der Igel')] });
  await screen.getByRole('button', { name: 'Bild', exact: true }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Übernehmen' }).click();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => written().content).toEqual([words('Der Igel')]);
});

test('without a picture there is nothing to insert', async () => {
  const { screen } = await write({ type: 'doc', content: [words('Der Igel')] });
  await screen.getByRole('textbox', { name: 'Text' }).click();
  await screen.getByRole('button', { name: 'Bild', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Bild in den Text' });
  await dialog.getByRole('button', { name: 'Einfügen' }).click();
  await expect.element(dialog.getByText('Wähle zuerst ein Bild.')).toBeVisible();
});

test('words lead to a file, and to an address instead', async () => {
  const link = { type: 'link' as const, attrs: { href: `/dokumente/${idOf('blatt')}`, fileId: idOf('blatt') } };
  const linked = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Das Blatt', marks: [link] }] };
  const files = { [idOf('blatt')]: { ...stored, name: 'Blatt.pdf', mimeType: 'application/pdf' } };
  const { screen, written } = await write({ type: 'doc', content: [linked] }, files);
  await screen.getByText('Das Blatt').click();
  await screen.getByRole('button', { name: 'Link', exact: true }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Blatt.pdf')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ändern' }).click();
  await dialog.getByRole('combobox').fill('https://igel.example/');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect
    .poll(() => written().content)
    .toMatchObject([{ content: [{ text: 'Das Blatt', marks: [{ type: 'link', attrs: { href: 'https://igel.example/' } }] }] }]);
});

test('an address that is pasted over a file takes its place', async () => {
  const link = { type: 'link' as const, attrs: { href: `/dokumente/${idOf('blatt')}`, fileId: idOf('blatt') } };
  const linked = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Das Blatt', marks: [link] }] };
  const { screen, written } = await write({ type: 'doc', content: [linked] });
  const field = screen.getByRole('textbox', { name: 'Text' });
  await field.getByText('Das Blatt').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'https://igel.example/');
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect
    .poll(() => written().content)
    .toEqual([{ ...linked, content: [{ ...linked.content[0], marks: [{ type: 'link', attrs: { href: 'https://igel.example/' } }] }] }]);
});

test('what is gone is told to who writes: a picture in its place, a file at its words', async () => {
  const link = { type: 'link' as const, attrs: { href: `/dokumente/${idOf('blatt')}`, fileId: idOf('blatt') } };
  const linked = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Das Blatt', marks: [link] }] };
  const gone = await write({ type: 'doc', content: [{ type: 'picture', attrs: picture }, linked] });
  const field = gone.screen.getByRole('textbox', { name: 'Text' });
  await expect.element(field.getByText('Dieses Bild ist nicht mehr da.')).toBeVisible();
  await expect.element(field.getByTitle('Diese Datei gibt es nicht mehr.')).toHaveTextContent('Das Blatt');
  await gone.screen.unmount();

  const files = { [idOf('igel')]: { ...stored, url: dot }, [idOf('blatt')]: { ...stored, name: 'Blatt.pdf' } };
  const there = await write({ type: 'doc', content: [{ type: 'picture', attrs: picture }, linked] }, files);
  await expect.element(there.screen.getByRole('img', { name: 'Ein Igel' })).toBeVisible();
  await expect.poll(() => there.screen.container.querySelector('[data-gone]')).toBeNull();
});

test('a picture says whose it is, and keeps that while it is changed', async () => {
  const files = { [idOf('igel')]: { ...stored, url: dot } };
  const { screen, written } = await write({ type: 'doc', content: [{ type: 'picture', attrs: picture }, words('Der Igel')] }, files);
  const field = screen.getByRole('textbox', { name: 'Text' });
  await field.getByRole('img', { name: 'Ein Igel' }).dblClick();
  const dialog = screen.getByRole('dialog', { name: 'Bild im Text' });
  await dialog.getByRole('textbox', { name: 'Von wem oder woher' }).fill(' Foto: Nina Nager ');
  await dialog.getByRole('combobox', { name: 'Wie du es brauchen darfst' }).selectOptions('cc-by');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  const credited = { ...picture, source: 'Foto: Nina Nager', licence: 'cc-by' };
  await expect.poll(() => written().content[0]).toEqual({ type: 'picture', attrs: credited });
  await expect.element(field.getByText('Im Laub Foto: Nina Nager · CC BY 4.0')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();

  // Somewhere else in between: within half a second four clicks at one place are no two double clicks.
  await field.getByText('Der Igel').click();
  await field.getByRole('img', { name: 'Ein Igel' }).dblClick();
  await dialog.getByRole('radio', { name: 'Rechts vom Text' }).click();
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect.poll(() => written().content[0]).toEqual({ type: 'picture', attrs: { ...credited, side: 'right' } });
});
