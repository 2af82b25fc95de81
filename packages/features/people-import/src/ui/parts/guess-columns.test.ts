import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { cleanRows } from '@pausenplatz/office/rules';
import { readFile } from '@pausenplatz/kernel-browser/lists';
import { guessColumns } from './guess-columns.ts';

const rows = [
  ['Vorname', 'Nachname', 'Geburtsdatum', 'Nr.', 'Klasse'],
  ['Zoë', 'Bünzli', new Date(Date.UTC(2014, 4, 31)), 7, '3a'],
  ['Élodie', "O'Neil; Test", new Date(Date.UTC(2015, 11, 1)), 8, null],
];

async function aWorkbook(name: string): Promise<File> {
  const data = rows.map((row) => row.map((value) => (value instanceof Date ? { value, format: 'dd.mm.yyyy' } : value)));
  const bytes = await writeWorkbook(data).toBuffer();
  return new File([new Uint8Array(bytes)], name);
}

describe('a list as text', () => {
  const text = 'Vorname;Nachname;Geburtsdatum;Klasse\r\nZoë;Bünzli;31.5.14;3a\r\n"Meier; Anna";Zäch;2015-12-01;\r\n';
  const windows = Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  it.each([
    ['as Excel saves it on Windows', windows, 'windows-1252'],
    ['as UTF-8', new TextEncoder().encode(text), 'utf-8'],
    ['as UTF-8 with the mark of Excel', new TextEncoder().encode(`\uFEFF${text}`), 'utf-8'],
  ])('%s is read with its umlauts, its quoted cells and its days', async (_how, bytes, encoding) => {
    const list = await readFile(new File([bytes], 'Klasse 3a.csv'));
    if (typeof list === 'string') throw new Error(list);
    expect([list.encoding, list.delimiter]).toEqual([encoding, ';']);
    const { mapping } = guessColumns(list.cells, 2026);
    const rows = cleanRows(list.cells.slice(1), mapping, { firstLine: 2, thisYear: 2026 });
    expect(rows).toMatchObject([
      { line: 2, firstName: 'Zoë', lastName: 'Bünzli', birthYear: 2014, className: '3a', problems: [] },
      { line: 3, firstName: 'Meier; Anna', lastName: 'Zäch', birthYear: 2015, className: null, problems: [] },
    ]);
  });
});

describe('a workbook', () => {
  it('is read cell by cell as a list that the columns are guessed from', async () => {
    const list = await readFile(await aWorkbook('Klasse 3a.XLSX'));
    if (typeof list === 'string') throw new Error(list);
    expect(list.cells).toEqual([
      ['Vorname', 'Nachname', 'Geburtsdatum', 'Nr.', 'Klasse'],
      ['Zoë', 'Bünzli', '2014-05-31', '7', '3a'],
      ['Élodie', "O'Neil; Test", '2015-12-01', '8', ''],
    ]);
    const { heading, mapping } = guessColumns(list.cells, 2026);
    expect([heading, mapping]).toEqual([true, ['firstName', 'lastName', 'birth', 'number', 'className']]);
  });

  it('that is none is refused with a word, as are other files and empty lists', async () => {
    const file = (name: string, text: string) => readFile(new File([text], name));
    expect(await file('liste.xlsx', 'Vorname;Name')).toBe('unreadable');
    expect(await file('liste.pdf', 'Vorname;Name')).toBe('wrongFile');
    expect(await file('liste.csv', ' \n\n')).toBe('nothing');
    expect(await readFile(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'liste.csv'))).toBe('tooLarge');
  });
});
