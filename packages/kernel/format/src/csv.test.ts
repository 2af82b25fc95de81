import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a table is a file that Excel opens with umlauts and columns', () => {
  expect(
    csvOf([
      ['Name', 'Lob'],
      ['Zoë', 3],
    ]),
  ).toBe('\uFEFFName;Lob\r\nZoë;3\r\n');
});

test.each([
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['+41 44', '"\'+41 44"'],
  ['-1', '"\'-1"'],
  ['@SUMME(A1)', '"\'@SUMME(A1)"'],
  ['=cmd|x\nzwei', '"\'=cmd|x\nzwei"'],
  ['\tx', '"\'\tx"'],
  ['a;b', '"a;b"'],
  ['zwei\nZeilen', '"zwei\nZeilen"'],
  [-1, '-1'],
  [null, ''],
])('the cell %j is written as %s', (value, expected) => {
  expect(csvOf([[value]])).toBe(`\uFEFF${expected}\r\n`);
});
