import { describe, expect, test } from 'vitest';
import { aRow, aWorkbook } from '../../testing/a-workbook.ts';
import { readWorkbook } from './read-workbook.ts';

const bounds = { rows: 500, columns: 50 };
const words = (content: ArrayBuffer, own = bounds) =>
  readWorkbook(content, own).sheets.map(({ rows }) => rows.map(({ number, cells }) => [number, ...cells.map((cell) => cell.words)]));
const number = (address: string, value: number, style: number) => `<c r="${address}" s="${style}"><v>${value}</v></c>`;

test('cells are read as Excel shows them', () => {
  const formats = [20, 9, '0000', '[h]:mm', 'dd.mm.yyyy\\ hh:mm', 12, 49];
  const values = [0.604166666666667, 0.5, 79, 1.104166666666667, 46387.34375, 0.5, 0.30000000000000004];
  const rows = `<row r="1">${values.map((value, at) => number(`${'ABCDEFG'[at]}1`, value, at)).join('')}</row>`;
  expect(words(aWorkbook([{ name: 'A', rows }], formats))).toEqual([
    [[1, '14:30', '50%', '0079', '26:30', '31.12.2026 08:15', '1/2', '0.3']],
  ]);
});

test('all kinds of cells are read: truth, mistakes, days in words, sums that are texts, words of several looks', () => {
  const cells = [
    '<c t="b"><v>1</v></c><c t="e"><v>#DIV/0!</v></c><c t="d"><v>2026-12-31T00:00:00</v></c><c t="str"><f>A1</f><v>Igel</v></c>',
    '<c t="inlineStr"><is><r><t>Der </t></r><r><t>Igel</t></r><rPh><t>nein</t></rPh></is></c><c><v>7</v></c>',
  ].join('');
  expect(words(aWorkbook([{ name: 'A', rows: `<row r="1">${cells}</row>` }]))).toEqual([
    [[1, 'WAHR', '#DIV/0!', '31.12.2026', 'Igel', 'Der Igel', '7']],
  ]);
});

test('cells mean days and whole numbers, whatever they look like; those without a look mean their number', () => {
  const rows = `<row r="1">${number('A1', 41274, 1)}${number('B1', 7561234567897, 3)}${number('C1', 79, 2)}<c r="D1"><v>2012</v></c></row>`;
  const [sheet] = readWorkbook(aWorkbook([{ name: 'A', rows }], ['yyyy', 'dd.mm.yyyy', '0000', '0']), bounds).sheets;
  expect(sheet?.rows[0]?.cells.map(({ meant }) => meant)).toEqual(['2012-12-31', '7561234567897', '0079', '2012']);
});

describe('what somebody has hidden', () => {
  test('is not read, and is counted: sheets, rows, columns', () => {
    const content = aWorkbook([
      { name: 'Listenwerte', state: 'hidden', rows: aRow(1, ['ja']) },
      { name: 'Geheim', state: 'veryHidden', rows: aRow(1, ['nein']) },
      {
        name: 'SuS',
        columns: '<col min="2" max="2" hidden="1"/>',
        rows: aRow(1, ['Name', 'GEHEIM', 'Klasse']) + aRow(2, ['GEHEIM'], 'hidden="1"') + aRow(4, ['Zoë', 'GEHEIM', '9q']),
      },
    ]);
    expect(readWorkbook(content, bounds)).toMatchObject({
      hiddenSheets: ['Listenwerte', 'Geheim'],
      sheets: [{ name: 'SuS', columns: [1, 3], hiddenRows: 1, hiddenColumns: 1 }],
    });
    expect(words(content)).toEqual([
      [
        [1, 'Name', 'Klasse'],
        [3, '', ''],
        [4, 'Zoë', '9q'],
      ],
    ]);
  });

  test('counts for nothing where nothing stands in it', () => {
    const rows = aRow(1, ['a']) + '<row r="2" hidden="1"/>';
    expect(
      readWorkbook(aWorkbook([{ name: 'A', rows, columns: '<col min="5" max="16384" hidden="1"/>' }]), bounds).sheets[0],
    ).toMatchObject({ hiddenRows: 0, hiddenColumns: 0, isWhole: true });
  });
});

describe('a large sheet', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => aRow(at + 1, ['x'])).join('');
  test.each([
    ['many rows', many(30), 5],
    ['very many rows', many(3_000), 5],
    ['a row far below', aRow(1, ['x']) + aRow(1_048_576, ['x']), 5],
    [
      'wide rows',
      aRow(
        1,
        Array.from({ length: 60 }, () => 'x'),
      ),
      1,
    ],
  ])('is read in part, and that is told: %s', (_what, rows, count) => {
    const [sheet] = readWorkbook(aWorkbook([{ name: 'A', rows }]), { rows: 5, columns: 50 }).sheets;
    expect([sheet?.rows.length, sheet?.isWhole]).toEqual([count, false]);
  });
});

test.each([
  ['nothing', new ArrayBuffer(0)],
  ['no archive', new TextEncoder().encode('kein Excel').buffer],
])('%s is refused', (_what, content) => expect(() => readWorkbook(content, bounds)).toThrow());
