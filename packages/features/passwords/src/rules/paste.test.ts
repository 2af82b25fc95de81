import { describe, expect, it } from 'vitest';
import { guessColumns, readPaste } from './paste.ts';

const children = [
  { id: 'noah', firstName: 'Noah', lastName: 'Meier' },
  { id: 'ben', firstName: 'Ben', lastName: 'Fischer' },
  { id: 'ben2', firstName: 'Ben', lastName: 'Roth' },
  { id: 'mueller', firstName: 'Lia', lastName: 'Müller' },
];
const limits = { userName: 10, secret: 20 };
const read = (text: string) => {
  const cells = text.split('\n').map((line) => line.split(';'));
  return readPaste(cells, guessColumns(cells), children, limits);
};

describe('a pasted list', () => {
  it.each([
    ['Noah Meier;noah.m;igel-12', 'taken', 'noah'],
    ['Meier, Noah;noah.m;igel-12', 'taken', 'noah'],
    ['noah;noah.m;igel-12', 'taken', 'noah'],
    ['Lia Mueller;lia;', 'taken', 'mueller'],
    ['Ben;ben.f;igel-12', 'several', null],
    ['Ben Roth;ben.r;igel-12', 'taken', 'ben2'],
    ['Jana;jana;igel-12', 'unknown', null],
    [';jana;igel-12', 'unknown', null],
    ['Noah;;', 'nothing', null],
    ['Noah;noah.meier.von.der.alp;x', 'tooLong', null],
  ])('%s', (line, kind, userId) => expect(read(line)).toMatchObject([{ kind, userId }]));

  it('takes a child once, leaves empty lines out and counts lines as they stand', () => {
    expect(read('Noah;a;b\n\nNoah Meier;c;d')).toMatchObject([
      { nr: 1, kind: 'taken', userName: 'a', secret: 'b' },
      { nr: 3, kind: 'twice' },
    ]);
  });

  it('follows a first line that names the columns', () => {
    expect(read('Passwort;Name\nigel 12;Noah')).toMatchObject([{ nr: 2, userId: 'noah', userName: '', secret: 'igel 12' }]);
  });

  it('keeps blanks of a password, which may belong to it', () => {
    expect(read('Noah;noah; igel ')[0]?.secret).toBe(' igel ');
  });
});
