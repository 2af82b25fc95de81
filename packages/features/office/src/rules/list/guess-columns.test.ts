import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanRows } from './clean-rows.ts';
import { importFields } from './columns.ts';
import { guessColumns, holdsPeople } from './guess-columns.ts';
import { swappedNames } from './swapped-names.ts';

const thisYear = 2026;
const table = (text: string) => text.split('\n').map((line) => line.split(';'));
const peopleIn = (text: string, heading?: boolean) => {
  const { mapping, heading: isHeading, above } = guessColumns(table(text), thisYear, heading);
  const firstLine = isHeading ? above + 1 : 0;
  return cleanRows(table(text).slice(firstLine), mapping, { firstLine: firstLine + 1, thisYear });
};
const zoe = { firstName: 'Zoë', lastName: 'Müller', className: '9q' };

describe('columns are found in lists of programs and offices', () => {
  it.each([
    [
      'WebUntis',
      'externKey;longName;foreName;klasse.name;birthDate\n1001;Müller;Zoë;9q;31.12.2012',
      { ...zoe, externalId: '1001', birthYear: 2012 },
    ],
    ['WebUntis with its short names', 'name;longName;foreName;klasse.name\nMüZo;Müller;Zoë;9q', zoe],
    [
      'an office, with those of the parents',
      'Anrede;Name;Vorname;Klasse;Strasse;PLZ;Ort;Telefon;Name Mutter;Vorname Mutter;Konfession\nFrau;Müller;Zoë;9q;Musterweg 1;8000;Zürich;044;Müller;Anna;',
      zoe,
    ],
    [
      'MOIN',
      'Nachname;Vorname;Rufname;Geburtstag;Geschlecht;Klassen;Interne ID\nMüller;Zoë Maria;Zoë;2012-12-31;w;9q;a1',
      { ...zoe, firstName: 'Zoë Maria', externalId: 'a1', birthYear: 2012 },
    ],
    ['ASV', 'Familienname;Rufname;Klasse;Geburtsdatum\nMüller;Zoë;9q;31.12.2012', { ...zoe, birthYear: 2012 }],
    ['names with a comma', 'Name, Vorname;Klasse\nMüller, Zoë;9q', zoe],
    ['Vor- und Nachname', 'Vor- und Nachname;Klasse\nZoë Müller;9q', zoe],
    ['Name / Vorname', 'Name / Vorname;Klasse\nMüller Zoë;9q', zoe],
    ['Name und Vorname', 'Name und Vorname;Klasse\nvon Arx Zoë;9q', { ...zoe, lastName: 'von Arx' }],
    ['a title and a blank line above', 'Klassenliste 9q Schuljahr 2026/27;;;\n;;;\nVorname;Name;Klasse\nZoë;Müller;9q', zoe],
    ['blank columns in front', ';;Vorname;Name;Klasse\n;;Zoë;Müller;9q', zoe],
    ['a title that is a word for children', 'Schüler;;\nVorname;Name;Klasse\nZoë;Müller;9q', zoe],
  ])('%s', (_what, text, person) => {
    const people = peopleIn(text);
    expect(people).toHaveLength(1);
    expect(people[0]).toMatchObject({ ...person, problems: [] });
  });

  it('lines keep the numbers that people count', () => {
    expect(peopleIn('Liste\n\nVorname;Name\nMia;Meier')[0]?.line).toBe(4);
  });
});

describe('without a heading they are found by what stands in them', () => {
  it.each([
    ['last names in front', 'Müller;Zoë\nKeller;Noah\nFrei;Lea'],
    ['first names in front', 'Zoë;Müller\nNoah;Keller\nLea;Frei'],
    ['titles in front', 'Frau;Müller;Zoë\nHerr;Keller;Noah\nFrau;Frei;Lea'],
    ['one column with last names in front', 'Müller Zoë\nKeller Noah\nFrei Lea'],
    ['whole names beside a place', 'Zoë Müller;Uster\nNoah Keller;Wetzikon\nLea Frei;Uster'],
    ['places behind', 'Zoë;Müller;Uster\nNoah;Keller;Uster\nLea;Frei;Uster\nIda;Roth;Uster'],
    ['roles behind', 'w;Müller;Zoë;Schülerin\nm;Keller;Noah;Schüler\nw;Frei;Lea;Schülerin\nw;Roth;Ida;Schülerin'],
  ])('%s', (_what, text) => {
    expect(peopleIn(text).slice(0, 2)).toMatchObject([
      { firstName: 'Zoë', lastName: 'Müller' },
      { firstName: 'Noah', lastName: 'Keller' },
    ]);
  });

  it('a level of school is no number of a child', () => {
    const text = ['Zoë;Müller;8', 'Noah;Keller;9', 'Lea;Frei;8', 'Ida;Roth;8', 'Tim;Egli;9', 'Ben;Ott;9', 'Mia;Graf;9'].join('\n');
    expect(peopleIn(text)[0]).toMatchObject({ className: '8', number: null });
  });
});

describe('numbers that no class has are those of an office', () => {
  it.each([
    ['above those of a class', 'Nr.;Vorname;Name\n10417;Mia;Meier\n10418;Noah;Frei', ['externalId', 'firstName', 'lastName']],
    ['without a heading', '10417;Mia;Meier\n10418;Noah;Frei', ['externalId', 'firstName', 'lastName']],
    ['beside an id', 'ID;Nr.;Vorname;Name\n7;10417;Mia;Meier', ['externalId', null, 'firstName', 'lastName']],
    ['those of a class', 'Nr.;Vorname;Name\n1;Mia;Meier\n40.;Noah;Frei', ['number', 'firstName', 'lastName']],
    ['none that came twice', 'Nr.;Vorname;Name\n8000;Mia;Meier\n8000;Noah;Frei', [null, 'firstName', 'lastName']],
  ])('%s', (_what, text, mapping) => expect(guessColumns(table(text), thisYear).mapping).toEqual(mapping));
});

it('whoever says that there is a heading, or none, gets the columns guessed anew', () => {
  const unknown = 'Wer;Wo\nMüller Zoë;9q\nKeller Noah;9q\nFrei Lea;9q';
  expect(guessColumns(table(unknown), thisYear, true)).toEqual({ heading: true, above: 0, mapping: ['lastNameFirst', 'className'] });
  expect(guessColumns(table('Liste\nVorname;Name\nMia;Meier'), thisYear, false)).toMatchObject({ heading: false, above: 0 });
  expect(peopleIn('Vorname;Name\nZoë;Müller', false)).toHaveLength(2);
});

it.each([
  ['a cover', [['So füllst du die Liste aus']], false],
  ['a list with a heading', table('Klassenliste\n\nVorname;Name\nMia;Meier'), true],
  ['a list without one', table('Mia;Meier;3a\nNoah;Frei;3a'), true],
  ['values of a choice', [['ja'], ['nein']], false],
])('%s holds people: %s', (_what, cells, expected) => expect(holdsPeople(cells, thisYear)).toBe(expected));

it('names are swapped, and back', () => {
  expect(swappedNames(['number', 'firstName', 'lastName', null])).toEqual(['number', 'lastName', 'firstName', null]);
  expect(swappedNames(swappedNames(['fullName', 'className']))).toEqual(['fullName', 'className']);
});

it('each column of whatever list has one field, and each field one column', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('Vorname', 'Name', 'Nr.', 'ID', 'Mia', 'Frau', '3a', '2015', '10417', ''),
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 6 }),
      fc.option(fc.boolean(), { nil: undefined }),
      (cells, heading) => {
        const { mapping, above } = guessColumns(cells, thisYear, heading);
        expect(mapping).toHaveLength(Math.max(0, ...cells.map((row) => row.length)));
        const given = mapping.filter((field) => field !== null);
        expect(new Set(given).size).toBe(given.length);
        expect(given.every((field) => importFields.includes(field))).toBe(true);
        expect(above).toBeLessThanOrEqual(Math.max(0, cells.length));
      },
    ),
  );
});
