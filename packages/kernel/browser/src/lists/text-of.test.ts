import { expect, test } from 'vitest';
import { readText, textOf } from './read-list.ts';

test.each([
  [
    'plain cells',
    [
      ['Titel', 'Auftrag'],
      ['Mauern', 'Baue drei.'],
    ],
  ],
  [
    'lines, quotes, tabulators and semicolons inside of cells',
    [
      ['a "b" c', 'zwei\nZeilen'],
      ['x;y', '1\t2'],
    ],
  ],
  [
    'empty cells',
    [
      ['', 'b'],
      ['c', ''],
    ],
  ],
])('%s come back as they were', async (_what, cells) => {
  expect(await readText(await textOf(cells), 'x.xlsx')).toMatchObject({ cells });
});
