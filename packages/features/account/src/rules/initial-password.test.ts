import { expect, it } from 'vitest';
import { accountLimits } from '../contract/limits.ts';
import { isCommonPassword } from './common-password.ts';
import { initialPassword, initialPasswordCount } from './initial-password.ts';

it('is a thing, a number of two digits and a property, easy to type on any keyboard', () => {
  let seed = 1;
  const draw = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  const many = Array.from({ length: 2_000 }, () => initialPassword(draw));
  for (const password of many) {
    expect(password).toMatch(/^[A-Z][a-wx]+-[1-9]\d-[a-wx]+$/);
    expect(password.length).toBeGreaterThanOrEqual(accountLimits.passwordMinimum);
    expect(isCommonPassword(password, 'mia.meier')).toBe(false);
  }
  expect(new Set(many).size).toBeGreaterThan(1_980);
});

it('has more than a million and a half of possibilities', () => {
  expect(initialPasswordCount).toBeGreaterThan(1_500_000);
});
