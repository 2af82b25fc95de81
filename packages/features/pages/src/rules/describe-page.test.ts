import { expect, test } from 'vitest';
import { describePage } from './describe-page.ts';

const paragraph = (...texts: string[]) => ({ type: 'paragraph', content: texts.map((text) => ({ type: 'text', text })) });
const textBlock = (...content: object[]) => ({ type: 'Text', settings: { text: { type: 'doc', content } } });

test.each([
  ['nothing', [], ''],
  ['only what is a text', [{ type: 'Title', settings: { text: 'Titel' } }, textBlock(paragraph('Hallo'))], 'Hallo'],
  ['words of one paragraph as they stand together', [textBlock(paragraph('Pausen', 'platz'), paragraph('Ende'))], 'Pausenplatz Ende'],
  ['lists too', [textBlock({ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('eins')] }] })], 'eins'],
])('%s', (_name, blocks, expected) => {
  expect(describePage(blocks)).toBe(expected);
});

test('what is long ends after a word', () => {
  const said = describePage([textBlock(paragraph('Wörter '.repeat(60)))]);
  expect(said.length).toBeLessThanOrEqual(160);
  expect(said).toMatch(/Wörter…$/);
});
