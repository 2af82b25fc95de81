import { describe, expect, it } from 'vitest';
import { clampHeight, isErrorCode, isOwnPath, isThemeName } from './messages.ts';

describe('messages of a frame', () => {
  it.each([
    [100.2, 101],
    [1, 40],
    [1e9, 20_000],
    [Number.NaN, null],
    ['100', null],
    [null, null],
  ])('a height of %j becomes %j', (given, expected) => {
    expect(clampHeight(given)).toBe(expected);
  });

  it.each([
    ['/seite/klasse-3a', true],
    ['/login?redirectUrl=/seite/x', true],
    ['//boese.example', false],
    ['/\\boese.example', false],
    ['https://boese.example', false],
    ['javascript:alert(1)', false],
    [{ path: '/seite/x' }, false],
  ])('%j is an own path: %j', (given, expected) => {
    expect(isOwnPath(given)).toBe(expected);
  });

  it('knows its names and nothing that it inherits', () => {
    expect([isThemeName('dark'), isThemeName('toString'), isErrorCode('TIMEOUT'), isErrorCode('constructor')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
