import { expect, it } from 'vitest';
import { pageLimits } from '../contract/index.ts';
import { tileFromFile } from './tile-from-file.ts';

it.each([
  ['Wochenplan_KW_48.pdf', 'Wochenplan KW 48', 'book'],
  ['Brief an die Eltern.docx', 'Brief an die Eltern', 'pencil'],
  ['Punkte.xlsx', 'Punkte', 'calculator'],
  ['Referat v1.2.pptx', 'Referat v1.2', 'picture'],
  ['Räbeliechtli-Lied.MP3', 'Räbeliechtli-Lied', 'music'],
  ['ohne Endung', 'ohne Endung', 'book'],
])('%s becomes a tile', (name, title, icon) => {
  expect(tileFromFile(name)).toEqual({ title, icon });
});

it('a name that is too long is cut', () => {
  expect(tileFromFile(`${'x'.repeat(300)}.pdf`).title).toHaveLength(pageLimits.linkTitleMaximum);
});
