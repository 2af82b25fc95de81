import { describe, expect, it } from 'vitest';
import { isSameName, makeTeamCode, tidyTeamCode } from './team-code.ts';

describe('the code of a team', () => {
  it('is drawn of signs that nobody mixes up', () => {
    const signs = Array.from({ length: 29 }, (_, index) => makeTeamCode(() => index)).join('');
    expect(signs).not.toMatch(/[01OILQJ]/);
    expect(makeTeamCode(() => 0)).toBe('AAAAA');
  });

  it.each([
    ['abcde', 'ABCDE'],
    [' ab-c de ', 'ABCDE'],
    ['?', ''],
  ])('«%s» is meant as %s', (typed, code) => {
    expect(tidyTeamCode(typed)).toBe(code);
  });

  it.each([
    ['Schlaue Füchse', ' schlaue  füchse', true],
    ['Füchse', 'Fuchse', false],
  ])('the names «%s» and «%s» are the same: %s', (one, other, isSame) => {
    expect(isSameName(one, other)).toBe(isSame);
  });
});
