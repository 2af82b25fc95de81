import { expect, it } from 'vitest';
import { readInvitees } from './read-invitees.ts';

const classes = [
  { id: 'A', name: '3a', schoolName: 'Schule Bühl', isOwn: true },
  { id: 'B', name: 'Klasse 4b', schoolName: 'Schule Bühl', isOwn: true },
  { id: 'K', name: 'Kindergarten Bühl', schoolName: 'Schule Bühl', isOwn: true },
  { id: 'C', name: '3a', schoolName: 'Schule Tal', isOwn: false },
  { id: 'D', name: '5a', schoolName: 'Schule Tal', isOwn: false },
  { id: 'E', name: '6a', schoolName: 'Schule Tal', isOwn: false },
  { id: 'F', name: '6a', schoolName: 'Schule Berg', isOwn: false },
];
const read = (text: string) => readInvitees(text, classes);
const lea = { line: 1, email: 'lea@schule.ch', firstName: '', lastName: '', classIds: [] };

it.each([
  ['lea@schule.ch', lea],
  ['LEA@schule.ch', lea],
  ['Lea Lehrer <lea@schule.ch>', { ...lea, firstName: 'Lea', lastName: 'Lehrer' }],
  ['lea@schule.ch; Lea; Lehrer; 3 A; 4b', { ...lea, firstName: 'Lea', lastName: 'Lehrer', classIds: ['A', 'B'] }],
  ['Lea von Arx\tlea@schule.ch\tkindergarten bühl', { ...lea, firstName: 'Lea', lastName: 'von Arx', classIds: ['K'] }],
])('%s', (text, expected) => expect(read(text)).toEqual({ invitees: [expected], problems: [] }));

it('says what it does not understand, and reads the rest', () => {
  const list = read('Lea Lehrer\n\nurs@schule.ch, 3a, 9z\nURS@schule.ch, 4b\n');
  expect(list.invitees).toEqual([{ line: 3, email: 'urs@schule.ch', firstName: '', lastName: '', classIds: ['A'] }]);
  expect(list.problems).toEqual([
    { line: 1, kind: 'noAddress', word: 'Lea Lehrer' },
    { line: 3, kind: 'noClass', word: '9z' },
    { line: 4, kind: 'twice', word: 'urs@schule.ch' },
  ]);
});

it.each([
  ['5a', ['D'], []],
  ['3a', ['A'], []],
  ['3a Schule Tal', ['C'], []],
  ['6a (Schule Berg)', ['F'], []],
  ['6a', [], ['severalClasses']],
] as const)('%s at a school with schools below it', (word, classIds, problems) => {
  const list = read(`lea@schule.ch; ${word}`);
  expect(list.invitees[0]?.classIds).toEqual(classIds);
  expect(list.problems.map(({ kind }) => kind)).toEqual(problems);
});
