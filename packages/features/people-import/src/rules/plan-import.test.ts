import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportRow } from '@pausenplatz/office/rules';
import type { KnownPerson } from './known-person.ts';
import { type ImportQuestion, planImport } from './plan-import.ts';

const nothing = { externalId: null, email: null, birthYear: null, number: null };
const aRow = (line: number, firstName: string, lastName: string, more: Partial<ImportRow> = {}): ImportRow => ({
  ...nothing,
  className: null,
  problems: [],
  line,
  firstName,
  lastName,
  ...more,
});
const aPupil = (id: string, firstName: string, lastName: string, more: Partial<KnownPerson> = {}): KnownPerson => ({
  ...nothing,
  classId: '3a',
  trashed: null,
  id,
  firstName,
  lastName,
  ...more,
});

const classes = [
  { id: '3a', name: '3a', schoolId: 'school' },
  { id: '4b', name: '4b', schoolId: 'school' },
];
const ask = (rows: readonly ImportRow[], more: Partial<ImportQuestion> = {}) =>
  planImport({ rows, people: [], classes, targetClassId: '3a', createClasses: true, pupilsPerClass: 60, takenEmails: new Set(), ...more });
const briefly = (rows: readonly ImportRow[], more: Partial<ImportQuestion> = {}) =>
  ask(rows, more).rows.map(({ verdict, reason, personId }) => [verdict, reason, personId]);

describe('whom a row means', () => {
  const people = [
    aPupil('mia', 'Mia', 'Meier', { externalId: '7', birthYear: 2015, email: 'mia@example.ch' }),
    aPupil('noah', 'Noah', 'Keller'),
    aPupil('noah2', 'Noah', 'Keller', { birthYear: 2014, classId: '4b' }),
  ];
  it.each([
    ['the external id, even when the name changed', aRow(1, 'Mia', 'Huber', { externalId: '7' }), ['changed', null, 'mia']],
    ['then the e-mail address', aRow(1, 'Mia', 'Meier', { email: 'mia@example.ch' }), ['unchanged', null, 'mia']],
    ['then name and year of birth', aRow(1, 'mia', 'MEIER', { birthYear: 2015 }), ['changed', null, 'mia']],
    ['the name alone inside the same class', aRow(1, 'Noah', 'Keller'), ['unchanged', null, 'noah']],
    ['a year that differs means somebody else', aRow(1, 'Mia', 'Meier', { birthYear: 2012 }), ['new', null, null]],
    ['a namesake in another class is for people to decide', aRow(1, 'Noah', 'Keller', { className: '5a' }), ['conflict', 'namesake', null]],
    ['an address with another id', aRow(1, 'Mia', 'Meier', { externalId: '8', email: 'mia@example.ch' }), ['conflict', 'idDiffers', null]],
    ['a name and year with another id', aRow(1, 'Mia', 'Meier', { externalId: '8', birthYear: 2015 }), ['conflict', 'idDiffers', null]],
    [
      'one name and year with two ids in two classes is two children',
      aRow(1, 'Mia', 'Meier', { externalId: '8', birthYear: 2015, className: '4b' }),
      ['new', null, null],
    ],
    [
      'a namesake of unknown year elsewhere is another child than one with year and id',
      aRow(1, 'Noah', 'Keller', { externalId: '8', birthYear: 2013, className: '5a' }),
      ['new', null, null],
    ],
    ['an unknown id and an unknown name', aRow(1, 'Lina', 'Frei', { externalId: '8' }), ['new', null, null]],
  ])('%s', (_what, row, expected) => {
    expect(briefly([row], { people })).toEqual([expected]);
  });

  it('two people of one name and year are for people to decide', () => {
    const twins = [aPupil('a', 'Mia', 'Meier', { birthYear: 2015 }), aPupil('b', 'Mia', 'Meier', { birthYear: 2015 })];
    expect(briefly([aRow(1, 'Mia', 'Meier', { birthYear: 2015 })], { people: twins })).toEqual([['conflict', 'ambiguous', null]]);
  });
});

describe('rows that nobody can carry out', () => {
  const conflict = (reason: string) => ['conflict', reason, null];
  it.each([
    [
      'the same id twice',
      [aRow(1, 'Mia', 'Meier', { externalId: '7' }), aRow(2, 'Lea', 'Frei', { externalId: '7' })],
      [conflict('doubledInFile'), conflict('doubledInFile')],
    ],
    [
      'the same name with two numbers',
      [aRow(1, 'Mia', 'Meier', { number: 1 }), aRow(2, 'Mia', 'Meier', { number: 2 })],
      [conflict('doubledInFile'), conflict('doubledInFile')],
    ],
    [
      'but a line that stands three times is carried out once',
      [aRow(1, 'Mia', 'Meier'), aRow(2, 'Lea', 'Frei'), aRow(3, 'Mia', 'Meier'), aRow(4, 'Mia', 'Meier')],
      [
        ['new', null, null],
        ['new', null, null],
        ['unchanged', null, null],
        ['unchanged', null, null],
      ],
    ],
    ['the same name twice', [aRow(1, 'Mia', 'Meier'), aRow(2, 'mia', 'Meier')], [conflict('doubledInFile'), conflict('doubledInFile')]],
    [
      'the same name in two years',
      [aRow(1, 'Mia', 'Meier', { birthYear: 2015 }), aRow(2, 'Mia', 'Meier', { birthYear: 2014 })],
      [
        ['new', null, null],
        ['new', null, null],
      ],
    ],
    [
      'the same name in two classes',
      [aRow(1, 'Mia', 'Meier', { className: '3a' }), aRow(2, 'Mia', 'Meier', { className: '4b' })],
      [
        ['new', null, null],
        ['new', null, null],
      ],
    ],
    ['a row that could not be read', [aRow(1, '', 'Meier', { problems: ['nameMissing'] })], [conflict('unreadable')]],
    ['an address that belongs to a teacher', [aRow(1, 'Mia', 'Meier', { email: 'lea@example.ch' })], [conflict('emailTaken')]],
  ])('%s', (_what, rows, expected) => {
    expect(briefly(rows, { takenEmails: new Set(['lea@example.ch']) })).toEqual(expected);
  });

  it.each([
    ['no class at all', aRow(1, 'Mia', 'Meier'), { targetClassId: null }, 'classMissing'],
    [
      'a class that is not there and may not be made',
      aRow(1, 'Mia', 'Meier', { className: '9z' }),
      { createClasses: false },
      'classUnknown',
    ],
    [
      'a class name that two child schools have',
      aRow(1, 'Mia', 'Meier', { className: '3A' }),
      { classes: [...classes, { id: 'other3a', name: '3 a', schoolId: 'other' }] },
      'classAmbiguous',
    ],
    [
      'a class that the school has in two spellings',
      aRow(1, 'Mia', 'Meier', { className: '3A' }),
      { classes: [...classes, { id: 'second3a', name: '3 a', schoolId: 'school' }] },
      'classTwice',
    ],
  ])('%s', (_what, row, more, reason) => {
    expect(briefly([row], more)).toEqual([conflict(reason)]);
  });
});

it('what is taken for somebody else, or for nothing more, is said', () => {
  const rows = [
    aRow(1, 'Noah', 'Keller', { externalId: '8', birthYear: 2013, className: '4b' }),
    aRow(2, 'Lea', 'Frei'),
    aRow(3, 'Lea', 'Frei'),
  ];
  expect(ask(rows, { people: [aPupil('noah', 'Noah', 'Keller')] }).rows.map(({ hint }) => hint)).toEqual([
    'namesakeElsewhere',
    null,
    'repeated',
  ]);
});

it('a line that says once more what cannot be carried out cannot be carried out either', () => {
  const email = 'a@example.ch';
  const rows = [aRow(1, 'Lea', 'Frei', { email }), aRow(2, 'Lea', 'Frei', { email }), aRow(3, 'Mia', 'Keller', { email })];
  expect(briefly(rows)).toEqual(rows.map(() => ['conflict', 'doubledInFile', null]));
});

describe('what changes', () => {
  it('is told cell by cell, and empty cells change nothing', () => {
    const people = [aPupil('mia', 'Mia', 'Meier', { externalId: '7', birthYear: 2015, email: 'mia@example.ch', number: 3 })];
    const [planned] = ask([aRow(1, 'Mia', 'Huber', { externalId: '7', className: '4b' })], { people }).rows;
    expect(planned?.changes).toEqual([
      { field: 'lastName', from: 'Meier', to: 'Huber' },
      { field: 'class', from: '3a', to: '4b' },
    ]);
  });

  it('names the classes that have to be made, each once', () => {
    expect(ask([aRow(1, 'Mia', 'Meier', { className: '5a' }), aRow(2, 'Noah', 'Frei', { className: '5a' })]).newClasses).toEqual([
      { name: '5a', pupils: 2, alsoWritten: [] },
    ]);
  });
});

describe('spellings of a class', () => {
  const rows = [
    aRow(1, 'Mia', 'Meier', { className: '2 B' }),
    aRow(2, 'Noah', 'Frei', { className: '2b' }),
    aRow(3, 'Lea', 'Roth', { className: '2B' }),
    aRow(4, 'Urs', 'Egli', { className: '2b' }),
  ];
  it('make one class, as most rows write it', () => {
    const plan = ask(rows);
    expect(plan.newClasses).toEqual([{ name: '2b', pupils: 4, alsoWritten: ['2 B', '2B'] }]);
    expect(plan.counts.new).toBe(4);
  });
  it('mean the class that is there; the one that is written exactly so where there are two', () => {
    const there = (...names: string[]) => names.map((name) => ({ id: name, name, schoolId: 'school' }));
    expect(ask(rows, { classes: there('Klasse 2b') }).rows.map(({ classId }) => classId)).toEqual(Array(4).fill('Klasse 2b'));
    expect(ask(rows, { classes: there('2b', '2B') }).rows.map(({ classId, reason }) => classId ?? reason)).toEqual([
      'classTwice',
      '2b',
      '2B',
      '2b',
    ]);
  });
  it('do not make two children out of one', () => {
    const twice = [aRow(1, 'Mia', 'Meier', { className: '2 B' }), aRow(2, 'Mia', 'Meier', { className: '2b' })];
    expect(briefly(twice)).toEqual(twice.map(() => ['conflict', 'doubledInFile', null]));
  });
});

describe('whom the school put into the trash', () => {
  const trashed = (id: string, isUnused: boolean, more: Partial<KnownPerson> = {}) =>
    aPupil(id, 'Mia', 'Meier', { classId: null, trashed: { isUnused, userName: id }, ...more });
  it.each([
    ['comes back by name where nobody has used the account', trashed('mia', true), aRow(1, 'Mia', 'Meier'), ['changed', null, 'mia']],
    ['stays there by name alone where somebody has', trashed('mia', false), aRow(1, 'Mia', 'Meier'), ['new', null, null]],
    [
      'comes back by name and year',
      trashed('mia', false, { birthYear: 2015 }),
      aRow(1, 'Mia', 'Meier', { birthYear: 2015 }),
      ['changed', null, 'mia'],
    ],
    [
      'is somebody else in another year',
      trashed('mia', true, { birthYear: 2015 }),
      aRow(1, 'Mia', 'Meier', { birthYear: 2012 }),
      ['new', null, null],
    ],
    [
      'comes back by the address, which is no conflict',
      trashed('mia', false, { email: 'mia@example.ch' }),
      aRow(1, 'Mia', 'Muster', { email: 'mia@example.ch' }),
      ['changed', null, 'mia'],
    ],
    [
      'is somebody else with another id',
      trashed('mia', true, { externalId: '7' }),
      aRow(1, 'Mia', 'Meier', { externalId: '8' }),
      ['new', null, null],
    ],
  ])('%s', (_what, person, row, expected) => {
    const takenEmails = new Set(person.email === null ? [] : [person.email]);
    expect(briefly([row], { people: [person], takenEmails })).toEqual([expected]);
  });

  it('says so, comes back once, and the one who is there goes first', () => {
    const people = [trashed('mia.meier2', true), trashed('mia.meier', true)];
    const rows = [
      aRow(1, 'Mia', 'Meier', { className: '3a' }),
      aRow(2, 'Mia', 'Meier', { className: '4b' }),
      aRow(3, 'Mia', 'Meier', { className: '5c' }),
    ];
    expect(ask(rows, { people }).rows.map(({ personId }) => personId)).toEqual(['mia.meier', 'mia.meier2', null]);
    expect(ask(rows, { people }).rows[0]?.changes.map(({ field }) => field)).toEqual(['account', 'class']);
    const [planned] = ask([aRow(1, 'Mia', 'Meier')], { people: [...people, aPupil('there', 'Mia', 'Meier')] }).rows;
    expect(planned?.personId).toBe('there');
  });
});

it('nobody comes into a class that is full', () => {
  const people = [aPupil('mia', 'Mia', 'Meier'), aPupil('noah', 'Noah', 'Keller')];
  const rows = [aRow(1, 'Lea', 'Frei'), aRow(2, 'Urs', 'Roth'), aRow(3, 'Mia', 'Meier')];
  expect(briefly(rows, { people, pupilsPerClass: 3 })).toEqual([
    ['new', null, null],
    ['conflict', 'classFull', null],
    ['unchanged', null, 'mia'],
  ]);
});

describe('who is missing', () => {
  const people = [aPupil('mia', 'Mia', 'Meier'), aPupil('lea', 'Lea', 'Frei'), aPupil('urs', 'Urs', 'Roth', { classId: '4b' })];
  it('are pupils of the classes that the list names', () => {
    expect(ask([aRow(1, 'Mia', 'Meier')], { people }).missing.map(({ id }) => id)).toEqual(['lea']);
  });
  it('is nobody whom an unclear row may mean', () => {
    const twins = [...people, aPupil('lea2', 'Lea', 'Frei')];
    expect(ask([aRow(1, 'Mia', 'Meier'), aRow(2, 'Lea', 'Frei')], { people: twins }).missing).toEqual([]);
  });
});

const word = fc.constantFrom('Mia', 'mia', 'Noah', 'Lea', 'Meier', 'Keller', 'Frei');
const maybe = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: null });
const facts = {
  firstName: word,
  lastName: word,
  externalId: maybe('1', '2', '3'),
  email: maybe('a@example.ch', 'b@example.ch'),
  birthYear: maybe(2014, 2015),
  number: maybe(1, 2),
};
const anyRows = fc
  .array(fc.record({ ...facts, className: maybe('3a', '3A', '4b', '5c') }), { maxLength: 12 })
  .map((all) => all.map((row, index): ImportRow => ({ ...row, line: index + 1, problems: [] })));
const account = (trash: string, index: number) => (trash === 'there' ? null : { isUnused: trash === 'unused', userName: `p${index}` });
const anyPeople = fc
  .array(fc.record({ ...facts, classId: maybe('3a', '4b'), trash: fc.constantFrom('there', 'there', 'used', 'unused') }), { maxLength: 12 })
  .map((all) => all.map((person, index): KnownPerson => ({ ...person, trashed: account(person.trash, index), id: `p${index}` })));

describe('whatever stands in the list', () => {
  it('each row gets one verdict, nobody is matched twice, and who is matched is not missing', () => {
    fc.assert(
      fc.property(anyRows, anyPeople, fc.boolean(), (rows, people, createClasses) => {
        const plan = ask(rows, { people, createClasses });
        expect(plan.rows.map(({ row }) => row)).toEqual(rows);
        expect(Object.values(plan.counts).reduce((sum, count) => sum + count, 0)).toBe(rows.length);
        const matched = plan.rows.flatMap(({ personId }) => (personId === null ? [] : [personId]));
        expect(new Set(matched).size).toBe(matched.length);
        expect(plan.missing.some(({ id }) => matched.includes(id))).toBe(false);
        for (const planned of plan.rows) expect(planned.reason !== null).toBe(planned.verdict === 'conflict');
      }),
    );
  });

  it('the order of the school’s pupils does not matter', () => {
    fc.assert(
      fc.property(anyRows, anyPeople, (rows, people) => {
        expect(ask(rows, { people: people.toReversed() }).rows).toEqual(ask(rows, { people }).rows);
      }),
    );
  });

  it('carrying a plan out and asking again changes nothing more', () => {
    fc.assert(
      fc.property(anyRows, anyPeople, (rows, people) => {
        const plan = ask(rows, { people });
        const known = [...classes, ...plan.newClasses.map(({ name }) => ({ id: name, name, schoolId: 'school' }))];
        const after = new Map(people.map((person) => [person.id, person]));
        for (const { row, verdict, personId, classId, newClass } of plan.rows) {
          if (verdict === 'conflict' || verdict === 'unchanged') continue;
          const id = personId ?? `new${row.line}`;
          const before = after.get(id) ?? { ...nothing, id, classId: null };
          const named = Object.fromEntries(
            Object.entries(row).filter(([key, value]) => value !== null && !['line', 'className', 'problems'].includes(key)),
          );
          after.set(id, { ...before, ...named, trashed: null, classId: classId ?? newClass ?? before.classId } as KnownPerson);
        }
        const again = ask(
          rows.filter((_row, index) => plan.rows[index]?.verdict !== 'conflict'),
          { people: [...after.values()], classes: known },
        );
        expect(again.counts.new).toBe(0);
        expect(again.counts.changed).toBe(0);
      }),
    );
  });
});
