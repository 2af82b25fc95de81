import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanRows } from './clean-rows.ts';
import { type ColumnMapping, importFields } from './columns.ts';

const all: ColumnMapping = ['externalId', 'firstName', 'lastName', 'email', 'birth', 'className', 'number'];
const options = { firstLine: 2, thisYear: 2026 };
const empty = { externalId: null, email: null, birthYear: null, className: null, number: null, problems: [] };

describe('rows of a list become people', () => {
  it('reads every column and counts lines as people do', () => {
    expect(cleanRows([['7', ' Mia ', 'Meier', 'MIA@example.ch', '12.3.2015', '3a', '4.']], all, options)).toEqual([
      {
        line: 2,
        externalId: '7',
        firstName: 'Mia',
        lastName: 'Meier',
        email: 'mia@example.ch',
        birthYear: 2015,
        className: '3a',
        number: 4,
        problems: [],
      },
    ]);
  });

  it.each([
    ['Mia Meier', 'Mia', 'Meier'],
    ['Meier, Mia', 'Mia', 'Meier'],
    ['Mia Lena  Meier', 'Mia Lena', 'Meier'],
    ['von Allmen, Luca Noël', 'Luca Noël', 'von Allmen'],
    ['Luca von Allmen', 'Luca', 'von Allmen'],
    ['Maria de los Santos', 'Maria', 'de los Santos'],
  ])('takes %s apart', (name, firstName, lastName) => {
    expect(cleanRows([[name]], ['fullName'], options)).toEqual([{ ...empty, line: 2, firstName, lastName }]);
  });

  it.each([
    ['Meier Mia', 'Mia', 'Meier'],
    ['Meier Mia Lena', 'Mia Lena', 'Meier'],
    ['von der Heide Luca', 'Luca', 'von der Heide'],
    ['Meier, Mia', 'Mia', 'Meier'],
    ['Meier / Mia', 'Mia', 'Meier'],
    ['Meier', '', 'Meier'],
  ])('takes %s apart where last names come first', (name, firstName, lastName) => {
    expect(cleanRows([[name]], ['lastNameFirst'], options)[0]).toMatchObject({ firstName, lastName });
  });

  it('takes signs away that nobody sees, and makes blanks of blanks only', () => {
    const hidden = ['Muster\u00ADmann', 'Fr\u200Bei', '\u200EYıl\u2060maz', 'von\u00A0\u2003Arx\tB\nC'];
    expect(hidden.map((name) => cleanRows([['Anna', name]], ['firstName', 'lastName'], options)[0]?.lastName)).toEqual([
      'Mustermann',
      'Frei',
      'Yılmaz',
      'von Arx B C',
    ]);
  });

  it('leaves empty rows out and keeps the numbers of the others', () => {
    const rows = cleanRows(
      [
        ['', ''],
        ['Mia', 'Meier'],
        [' ', ''],
        ['Noah', 'Keller'],
      ],
      ['firstName', 'lastName'],
      options,
    );
    expect(rows.map(({ line }) => line)).toEqual([3, 5]);
  });

  it.each([
    ['a name that is half missing', ['', 'Mia', ''], ['nameMissing']],
    ['an address that is none', ['', 'Mia', 'Meier', 'mia(at)x'], ['emailWrong']],
    ['a day that does not exist', ['', 'Mia', 'Meier', '', '31.2.2015'], ['birthWrong']],
    ['a number that is none', ['', 'Mia', 'Meier', '', '', '', 'vier'], ['numberWrong']],
    ['a class of which Excel has made a day', ['', 'Mia', 'Meier', '', '', '2013-03-01'], ['classIsDay']],
    ['a name as long as a novel', ['', 'M'.repeat(81), 'Meier'], ['tooLong']],
    ['an id as long as a novel', ['9'.repeat(61), 'Mia', 'Meier'], ['tooLong']],
  ])('names the problem of %s', (_what, cells, problems) => {
    expect(cleanRows([cells], all, options)[0]?.problems).toEqual(problems);
  });
});

it('names that come out hold no line breaks, control signs or outer blanks, whatever went in', () => {
  const cells = fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 9 });
  const mapping = fc.array(fc.option(fc.constantFrom(...importFields)), { maxLength: 9 });
  fc.assert(
    fc.property(fc.array(cells, { maxLength: 5 }), mapping, (rows, columns) => {
      for (const row of cleanRows(rows, columns, options))
        for (const text of [row.firstName, row.lastName, row.externalId ?? '', row.className ?? ''])
          expect(text).toMatch(/^$|^(?![\s\p{Cc}])[^\p{Cc}\n\r]*(?<!\s)$/u);
    }),
  );
});
