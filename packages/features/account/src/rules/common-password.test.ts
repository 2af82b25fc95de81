import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';

describe('a password is too common', () => {
  it.each([
    ['Passwort', 'lea', true],
    ['passwort99', 'lea', true],
    ['aaaaaaaab', 'lea', true],
    ['lea.meier2026', 'lea.meier@schule.test', true],
    ['drei blaue kaffeetassen', 'lea.meier', false],
    ['zug7Fenster', 'lea.meier', false],
    ['Trustno1!', 'lea.meier', true],
  ])('%s of %s: %s', (password, userName, expected) => {
    expect(isCommonPassword(password, userName, (word) => word === 'trustno1!')).toBe(expected);
  });
});
