import { expect, test } from 'vitest';
import { wordDocument } from './word-document.ts';

const files = wordDocument({
  title: 'Fuchs & Hase',
  segments: [
    { by: 1, text: 'Es <war>\n\n' },
    { by: 9, text: 'ein\u0001mal' },
  ],
  authors: [
    { no: 1, name: 'Mia' },
    { no: 9, name: 'Noah' },
  ],
  label: 'Geschrieben von',
  colorOf: (no) => `${no}`.padStart(6, '0'),
});
const words = (xml: string) => [...xml.matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, line = '']) => line.replaceAll(/<[^>]*>/g, ''));

test('a document has title, every line, and whose colours are whose', () => {
  expect(words(files['word/document.xml'] ?? '')).toEqual([
    'Fuchs &amp; Hase',
    'Es &lt;war&gt;',
    '',
    'einmal',
    '',
    'Geschrieben von: Mia  Noah',
  ]);
});

test('each author has a colour, and a line under the words once all colours are taken', () => {
  expect(files['word/document.xml']).toContain(
    '<w:rPr><w:shd w:val="clear" w:color="auto" w:fill="000001"/></w:rPr><w:t xml:space="preserve">Es ',
  );
  expect(files['word/document.xml']).toContain('<w:u w:val="single"/><w:shd w:val="clear" w:color="auto" w:fill="000009"/>');
});
