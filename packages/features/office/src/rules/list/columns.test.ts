import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mappingFromCells } from './columns-by-cells.ts';
import { hasHeading, importFields, mappingFromHeading, namesPeople } from './columns.ts';

describe('columns are recognised by their headings', () => {
  it.each([
    [
      ['Vorname', 'Name', 'Klasse'],
      ['firstName', 'lastName', 'className'],
    ],
    [
      ['Schüler-ID', 'Nachname', 'Vorname', 'Geburtsdatum', 'E-Mail'],
      ['externalId', 'lastName', 'firstName', 'birth', 'email'],
    ],
    [
      ['Name', 'Klasse'],
      ['fullName', 'className'],
    ],
    [
      ['Nr.', 'Vorname', 'Nachname', 'Hund'],
      ['number', 'firstName', 'lastName', null],
    ],
    [
      ['Vorname', 'Vorname', 'Name'],
      ['firstName', null, 'lastName'],
    ],
  ])('%j', (row, expected) => {
    expect(hasHeading(row)).toBe(true);
    expect(mappingFromHeading(row)).toEqual(expected);
  });

  it('a first row of people is no heading', () => {
    expect(hasHeading(['Mia', 'Meier', '3a'])).toBe(false);
  });
});

describe('columns without a heading are recognised by what stands in them', () => {
  it.each([
    [
      [
        ['Mia', 'Meier', '3a'],
        ['Noah', 'Keller', '3b'],
      ],
      ['firstName', 'lastName', 'className'],
    ],
    [[['Mia Meier'], ['Noah Keller']], ['fullName']],
    [[['1', 'Mia', 'Meier', '12.3.2015', 'mia@example.ch']], ['number', 'firstName', 'lastName', 'birth', 'email']],
    [[['Mia', 'Meier', 'Sek A']], ['firstName', 'lastName', 'className']],
  ])('%j', (rows, expected) => {
    expect(mappingFromCells(rows, 2026)).toEqual(expected);
  });
});

it('no field is given to two columns, whatever the list', () => {
  const cells = fc.array(
    fc.array(fc.oneof(fc.string(), fc.constantFrom('Vorname', 'Name', 'Mia', '3a', '2015', 'a@b.ch')), { maxLength: 9 }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(cells, (rows) => {
      for (const mapping of [mappingFromHeading(rows[0] ?? []), mappingFromCells(rows, 2026)]) {
        const given = mapping.filter((field) => field !== null);
        expect(new Set(given).size).toBe(given.length);
        expect(given.every((field) => importFields.includes(field))).toBe(true);
      }
    }),
  );
});

it('a list names the people by whole or by first and last names', () => {
  expect(
    [['fullName'], ['firstName', 'lastName'], ['firstName'], ['lastName', 'className']].map((all) => namesPeople(all as never)),
  ).toEqual([true, true, false, false]);
});
