import { Editor, type JSONContent } from '@tiptap/core';
import { afterEach, describe, expect, test } from 'vitest';
import { richText } from '../../contract/index.ts';
import { idOf } from '../test-support/demo-page.data.ts';
import { richTextExtensions } from './extensions.ts';
import { insertPicture } from './insert-picture.ts';

const attrs = { fileId: idOf('igel'), alt: 'Ein Igel', caption: '', width: 'small', side: 'none' } as const;
const words = (text: string): JSONContent => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const cell = (text: string): JSONContent => ({ type: 'tableCell', content: [words(text)] });
const table: JSONContent = { type: 'table', content: [{ type: 'tableRow', content: [cell('Eins'), cell('Zwei')] }] };
const box: JSONContent = { type: 'box', attrs: { color: 'yellow' }, content: [words('Eins')] };
const list = (text: string): JSONContent => ({ type: 'bulletList', content: [{ type: 'listItem', content: [words(text)] }] });

let editor: Editor | null = null;
afterEach(() => editor?.destroy());

/** Puts a picture behind «Eins», or where it is chosen, and goes on writing. */
function write(content: JSONContent[], isChosen = false) {
  const element = document.body.appendChild(document.createElement('div'));
  const made = new Editor({ element, extensions: richTextExtensions, content: { type: 'doc', content }, injectCSS: false });
  editor = made;
  made.state.doc.descendants((node, at) => {
    const end = at + 'Eins'.length;
    if (node.text?.startsWith('Eins')) made.commands.setTextSelection(isChosen ? { from: at, to: end } : end);
  });
  insertPicture(made, attrs);
  made.view.dispatch(made.state.tr.insertText('Neu'));
  made.state.doc.check();
  // What can be stored.
  expect(richText.safeParse(made.getJSON()).success).toBe(true);
  return made.getJSON().content?.map(outline);
}
const outline = (node: JSONContent): unknown =>
  node.type === 'text' ? node.text : [node.type, ...(node.content ?? []).map(outline)].flat(node.type === 'paragraph' ? 1 : 0);

describe('a picture between the words', () => {
  test.each<[where: string, before: JSONContent[], after: unknown[]]>([
    ['of a line: what follows goes on below it', [words('Eins zwei')], [['paragraph', 'Eins'], ['picture'], ['paragraph', 'Neu zwei']]],
    ['at the end: what is written next has a line of its own', [words('Eins')], [['paragraph', 'Eins'], ['picture'], ['paragraph', 'Neu']]],
    ['of a box that ends the text stays in it', [box], [['box', ['paragraph', 'Eins'], ['picture'], ['paragraph', 'Neu']]]],
    [
      'of a box stays in it, and so does what is written next',
      [box, words('Nach')],
      [
        ['box', ['paragraph', 'Eins'], ['picture'], ['paragraph', 'Neu']],
        ['paragraph', 'Nach'],
      ],
    ],
    [
      'of a list stays at its point',
      [list('Eins')],
      [['bulletList', ['listItem', ['paragraph', 'Eins'], ['picture'], ['paragraph', 'Neu']]]],
    ],
    [
      'of a table comes behind it, which stays whole',
      [table, list('Drei')],
      [
        ['table', ['tableRow', ['tableCell', ['paragraph', 'Eins']], ['tableCell', ['paragraph', 'Zwei']]]],
        ['picture'],
        ['paragraph', 'Neu'],
        ['bulletList', ['listItem', ['paragraph', 'Drei']]],
      ],
    ],
  ])('%s', (_where, before, after) => {
    expect(write(before)).toEqual(after);
  });

  test('comes behind words that are chosen, which stay', () => {
    expect(write([words('Eins zwei')], true)).toEqual([['paragraph', 'Eins'], ['picture'], ['paragraph', 'Neu zwei']]);
  });
});
