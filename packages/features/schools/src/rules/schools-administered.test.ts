import { describe, expect, it } from 'vitest';
import { schoolsAdministered } from './schools-administered.ts';

const tree = [
  { id: 'canton', parentId: null },
  { id: 'town', parentId: 'canton' },
  { id: 'school', parentId: 'town' },
  { id: 'other', parentId: null },
];

describe('who administers a school administers its child schools', () => {
  it.each([
    [['canton'], ['canton', 'school', 'town']],
    [['town'], ['school', 'town']],
    [['school'], ['school']],
    [[], []],
    [
      ['other', 'school'],
      ['other', 'school'],
    ],
  ])('of %j come %j', (adminOf, expected) => {
    expect(schoolsAdministered(adminOf, tree).toSorted()).toEqual(expected);
  });

  it('ends on a tree that bites its own tail', () => {
    const cycle = [
      { id: 'a', parentId: 'b' },
      { id: 'b', parentId: 'a' },
    ];
    expect(schoolsAdministered(['a'], cycle).toSorted()).toEqual(['a', 'b']);
  });
});
