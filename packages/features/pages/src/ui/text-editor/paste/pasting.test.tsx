import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { type RichText, richText } from '../../../contract/index.ts';
import { clipboards } from '../../test-support/clipboards.data.ts';
import { TestHost } from '../../test-support/test-host.tsx';
import { RichTextEditor } from '../rich-text-editor.tsx';
import type { BesideText } from './pasting.ts';

const words = (...lines: readonly string[]): RichText => ({
  type: 'doc',
  content: lines.map((text) => (text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] })),
});

async function paste({ html, rtf = '', files = [] }: { html: string; rtf?: string; files?: readonly File[] }, text = words('')) {
  const onChange = vi.fn<(text: RichText) => void>();
  const onBeside = vi.fn<(blocks: BesideText['blocks']) => void>();
  const screen = await render(
    <TestHost>
      <RichTextEditor text={text} files={{}} addFile={() => undefined} label="Text" onChange={onChange} onBeside={onBeside} />
    </TestHost>,
  );
  const field = screen.getByRole('textbox', { name: 'Text' });
  await field.click();
  // Before what stands there already.
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  const clipboardData = new DataTransfer();
  if (html !== '') clipboardData.setData('text/html', html);
  if (rtf !== '') clipboardData.setData('text/rtf', rtf);
  for (const file of files) clipboardData.items.add(file);
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  const written = () => z.parse(richText, onChange.mock.lastCall?.[0]).content;
  const beside = () => onBeside.mock.calls.flatMap(([blocks]) => blocks);
  return { screen, written, beside };
}

/** Type of each node with its words, lists and tables with those of their parts. */
const outline = (node: RichText['content'][number]): unknown => {
  switch (node.type) {
    case 'heading':
      return `h${node.attrs.level} ${inside(node)}`;
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return [node.type, ...node.content.map((item) => item.content.map(outline))];
    case 'table':
      return node.content.map((row) => row.content.map((cell) => `${cell.content.map(inside).join()}/${cell.attrs?.colspan ?? 1}`));
    case 'paragraph':
    case 'blockquote':
    case 'box':
    case 'picture':
    case 'horizontalRule':
      return inside(node);
  }
};
const inside = (node: RichText['content'][number]): string =>
  'content' in node ? (node.content ?? []).map((one) => ('text' in one ? one.text : '')).join('') : '';

const headsAndLists = [
  'h2 Der Igel im Winter',
  expect.stringMatching(/^Igel schlafen von November bis März\./),
  'h3 Was ihr braucht',
  ['bulletList', ['Laub', ['bulletList', ['trockenes']]], ['Äste']],
];
const table = [['Monat/1', 'Gewicht/1'], ['im Herbst 600 g/2']];

describe('a worksheet that is pasted', () => {
  test('from Word keeps headings, lists, its picture and its table, and names the comment that stays behind', async () => {
    const { screen, written, beside } = await paste(clipboards.word);
    await vi.waitFor(() =>
      expect(written().map(outline)).toEqual([
        ...headsAndLists,
        'So geht ihr vor:',
        ['orderedList', ['Platz suchen'], ['Haufen bauen']],
        expect.anything(),
      ]),
    );
    const [picture, rest] = beside();
    expect(picture).toMatchObject({
      kind: 'picture',
      alt: 'Igel im Laub',
      file: { type: 'image/png', size: expect.toSatisfy((size: number) => size > 60) },
    });
    expect(rest && 'content' in rest && rest.content.map(outline)).toEqual([table, expect.stringMatching(/^Frisst der Igel Äpfel\?/)]);
    expect(JSON.stringify(beside())).not.toContain('Nachschlagen');
    await expect.element(screen.getByText('Ein Kommentar')).toBeVisible();
  });

  test('from Word keeps bold, italic and underlined words', async () => {
    const { written } = await paste(clipboards.word);
    const marked = () => [...JSON.stringify(written()).matchAll(/"marks":\[\{"type":"(\w+)"/g)].map(([, type]) => type);
    await vi.waitFor(() => expect(marked()).toEqual(['bold', 'italic', 'underline']));
  });

  test('from Google Docs names the picture that only Google can open', async () => {
    const { screen, written, beside } = await paste(clipboards.googleDocs);
    await vi.waitFor(() => expect(written().slice(0, 4).map(outline)).toEqual(headsAndLists));
    expect(JSON.stringify(written())).toContain('https://www.igelzentrum.ch/');
    const [rest] = beside();
    expect(rest && 'content' in rest && outline(rest.content[0] ?? { type: 'horizontalRule' })).toEqual(table);
    await expect.element(screen.getByText(/^Ein Bild: Kopiere es einzeln/)).toBeVisible();
  });

  test('from Pages makes headings of its large lines', async () => {
    const { screen, written } = await paste(clipboards.pages);
    await vi.waitFor(() => expect(written().map(outline)).toEqual([...headsAndLists, table]));
    await expect.poll(() => screen.getByText('Nicht alles liess sich einfügen.').elements()).toHaveLength(0);
  });

  test('from LibreOffice brings its picture along, between the texts around it', async () => {
    const { written, beside } = await paste(clipboards.libreOffice);
    await vi.waitFor(() => expect(written().slice(0, 4).map(outline)).toEqual(headsAndLists));
    const [picture, rest] = beside();
    expect(picture).toMatchObject({ kind: 'picture', alt: 'Igel im Laub', file: { type: 'image/png' } });
    expect(rest && 'content' in rest && rest.content.map(outline)).toEqual(['Nach dem Bild geht es weiter.', table]);
  });

  test('in the middle of a text keeps all words together, and its picture comes behind', async () => {
    const { written, beside } = await paste(clipboards.libreOffice, words('Davor', 'Danach'));
    await vi.waitFor(() => expect(JSON.stringify(written())).toContain('Nach dem Bild geht es weiter.'));
    expect(JSON.stringify(written())).toContain('Danach');
    expect(beside().map((one) => ('kind' in one ? one.kind : 'text'))).toEqual(['picture']);
  });

  test('that is a picture alone becomes a block, and the text stays as it was', async () => {
    const photo = new File(['abc'], 'igel.png', { type: 'image/png' });
    const { beside } = await paste({ html: '', files: [photo] });
    await vi.waitFor(() => expect(beside()).toMatchObject([{ kind: 'picture', file: { name: 'igel.png' } }]));
  });
});
