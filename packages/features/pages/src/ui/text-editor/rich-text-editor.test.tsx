import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { type RichText, richText } from '../../contract/index.ts';
import { demoText } from '../test-support/demo-page.data.ts';
import { TestHost } from '../test-support/test-host.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';

const blank: RichText = { type: 'doc', content: [{ type: 'paragraph' }] };

async function write(text: RichText = blank) {
  const onChange = vi.fn<(text: RichText) => void>();
  const screen = await render(
    <TestHost>
      <RichTextEditor text={text} files={{}} addFile={() => undefined} label="Text" onChange={onChange} />
    </TestHost>,
  );
  await screen.getByRole('textbox', { name: 'Text' }).click();
  const written = () => z.parse(richText, onChange.mock.lastCall?.[0]);
  return { screen, written };
}

describe('the text editor', () => {
  test('writes a list to tick off, whose ticks are kept', async () => {
    const { screen, written } = await write();
    await screen.getByRole('button', { name: 'Liste zum Abhaken' }).click();
    await userEvent.keyboard('Znüni{Enter}Turnsack');
    await screen.getByRole('checkbox').first().click();
    expect(written().content).toMatchObject([
      {
        type: 'taskList',
        content: [
          { attrs: { checked: true }, content: [{ content: [{ text: 'Znüni' }] }] },
          { attrs: { checked: false }, content: [{ content: [{ text: 'Turnsack' }] }] },
        ],
      },
    ]);
  });

  test('puts a coloured box around a paragraph, in another colour, and takes it away again', async () => {
    const { screen, written } = await write();
    await userEvent.keyboard('Merke dir das.');
    await screen.getByRole('button', { name: 'Farbiger Kasten' }).click();
    await screen.getByRole('button', { name: 'Kasten gelb' }).click();
    expect(written().content).toMatchObject([{ type: 'box', attrs: { color: 'yellow' }, content: [{ type: 'paragraph' }] }]);
    await screen.getByRole('button', { name: 'Farbiger Kasten' }).click();
    expect(written().content[0]).toMatchObject({ type: 'paragraph' });
  });

  test('begins a table with a row of headings', async () => {
    const { screen, written } = await write();
    await screen.getByRole('button', { name: 'Tabelle einfügen' }).click();
    await expect.element(screen.getByRole('button', { name: 'Zeile darunter einfügen' })).toBeVisible();
    await userEvent.keyboard('Tier');
    const table = () => written().content.find(({ type }) => type === 'table');
    await expect.poll(() => JSON.stringify(table())).toContain('Tier');
    expect(table()).toMatchObject({ content: [{ content: [{ type: 'tableHeader' }, {}, {}] }, {}, {}] });
  });

  test('writes what the schema of the contract takes', async () => {
    const { screen, written } = await write();
    await userEvent.keyboard('Hallo ');
    await screen.getByRole('button', { name: 'Fett' }).click();
    await userEvent.keyboard('Welt');
    expect(written().content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Hallo ' },
          { type: 'text', text: 'Welt', marks: [{ type: 'bold' }] },
        ],
      },
    ]);
  });

  test('keeps every node of a text that was written before', async () => {
    const { written } = await write(demoText);
    await userEvent.keyboard('{Control>}{End}{/Control}!');
    expect(written().content.map(({ type }) => type)).toEqual(demoText.content.map(({ type }) => type));
  });

  test('makes headings, lists and quotes', async () => {
    const { screen, written } = await write();
    await screen.getByRole('button', { name: 'Grosse Überschrift' }).click();
    await userEvent.keyboard('Titel{Enter}');
    await screen.getByRole('button', { name: 'Liste mit Punkten' }).click();
    await userEvent.keyboard('eins');
    expect(written().content.map(({ type }) => type)).toEqual(['heading', 'bulletList']);
  });

  test('links only what may become a link', async () => {
    const { screen, written } = await write();
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.getByRole('combobox', { name: 'Adresse oder Seite' }).fill('javascript:alert(1)');
    await screen.getByRole('button', { name: 'Übernehmen' }).click();
    await expect.element(screen.getByText('Diese Adresse können wir nicht verlinken.')).toBeVisible();
    await screen.getByRole('combobox', { name: 'Adresse oder Seite' }).fill('www.schule.ch');
    await screen.getByLabelText('Angezeigter Text').fill('Schule');
    await screen.getByRole('button', { name: 'Übernehmen' }).click();
    await vi.waitFor(() => {
      expect(written().content).toEqual([
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'Schule', marks: [{ type: 'link', attrs: { href: 'https://www.schule.ch/' } }] }],
        },
      ]);
    });
  });

  test('is one stop for Tab; arrows walk through its toolbar', async () => {
    const { screen } = await write();
    const bold = screen.getByRole('button', { name: 'Fett' });
    bold.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('button', { name: 'Kursiv' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect.poll(() => screen.getByRole('toolbar').element().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  test('puts no style element of its own into the document', async () => {
    await write();
    await expect.poll(() => document.querySelector('style[data-tiptap-style]')).toBeNull();
  });
});
