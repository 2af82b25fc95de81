import { expect, test } from 'vitest';
import { aWordDocument } from '../testing/a-word-document.ts';
import { showWord } from './show-word.ts';

const formula = '<m:oMath><m:f><m:num><m:r><m:t>3</m:t></m:r></m:num><m:den><m:r><m:t>4</m:t></m:r></m:den></m:f></m:oMath>';
const hidden = '<w:r><w:rPr><w:vanish/></w:rPr><w:t>GEHEIM</w:t></w:r>';

test('a Word document is shown with its formulas, without what it hides, and says how much that is', async () => {
  const place = document.createElement('div');
  const body = `<w:p><w:r><w:t xml:space="preserve">Rechne </w:t></w:r>${formula}${hidden}</w:p><w:p>${hidden}</w:p>`;
  const said = await showWord(place, aWordDocument({ body }));
  const { innerHTML } = place;
  expect(innerHTML).toBe('<article><p>Rechne <math><mfrac><mn>3</mn><mn>4</mn></mfrac></math></p></article>');
  expect(said).toBe('Nicht zu sehen sind hier: 2 Stellen mit ausgeblendetem Text. Das ganze Dokument kannst du herunterladen.');
});

test('lists are shown in their numbers and letters', async () => {
  const place = document.createElement('div');
  const level = '<w:lvl w:ilvl="0"><w:start w:val="3"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1)"/></w:lvl>';
  const numbering = `<w:abstractNum w:abstractNumId="0">${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
  const item = '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>Igel</w:t></w:r></w:p>';
  expect(await showWord(place, aWordDocument({ body: item, numbering }))).toBe('');
  const { innerHTML } = place;
  expect(innerHTML).toBe('<article><ol start="3" type="a"><li>Igel</li></ol></article>');
});
