import { describe, expect, it } from 'vitest';
import { guessAccountColumns } from './columns.ts';
import { accountRows, cellsOfLines } from './rows.ts';

const oid = '0b9a4e0e-6a2c-4a4e-8f5b-1c7d2e3f4a51';

describe('the columns of a list of Microsoft accounts', () => {
  it.each<[string, readonly (readonly string[])[], boolean, readonly (string | null)[]]>([
    [
      'as Entra exports its users',
      [['\uFEFFuserPrincipalName', 'displayName', 'surname', 'mail', 'givenName', 'objectId', 'userType']],
      true,
      ['principal', 'name', null, 'email', null, 'objectId', null],
    ],
    ['as Entra in German shows them', [['Anzeigename', 'Benutzerprinzipalname', 'Objekt-ID']], true, ['name', 'principal', 'objectId']],
    ['as a school keeps them', [['Schülernummer', 'Name', 'id', 'Benutzername']], true, ['number', 'name', 'objectId', 'userName']],
    ['without a heading', [[oid, 'lea.mueller@schule.ch', 'Lea Müller', '4711']], false, ['objectId', 'principal', 'name', 'number']],
    ['without a heading, in two columns', [['noah.meier', oid]], false, ['userName', 'objectId']],
    ['with one thing twice', [['id', 'objectId', 'mail']], true, ['objectId', null, 'email']],
    ['of nothing', [], false, []],
  ])('%s', (_what, cells, hasHeading, columns) => {
    expect(guessAccountColumns(cells)).toEqual({ hasHeading, columns });
  });
});

it('a line says what stands in its columns; empty lines count and are not there', () => {
  const cells = [['Objekt-ID', 'Mail'], [oid, ' a@b.ch '], [''], ['x']];
  expect(accountRows(cells, guessAccountColumns(cells))).toMatchObject([
    { line: 2, objectId: oid, email: 'a@b.ch', name: '' },
    { line: 4, objectId: 'x', email: '' },
  ]);
});

it('lines that are left keep their heading', () => {
  const cells = [['Objekt-ID'], ['a'], ['b']];
  expect(cellsOfLines(cells, { hasHeading: true }, new Set([3]))).toEqual([['Objekt-ID'], ['b']]);
  expect(cellsOfLines(cells, { hasHeading: true }, new Set())).toEqual([]);
});
