import { describe, expect, it } from 'vitest';
import { isIban, isQrIban, isReference, orderNumber, referenceOf } from './references.ts';

describe('a reference', () => {
  it.each([
    [2_026, 123, 'RF462026000123'],
    [2_026, 1_001, referenceOf(2_026, 1_001)],
    [2_027, 999_999, referenceOf(2_027, 999_999)],
  ])('of %i and %i is sound', (year, number, reference) => {
    expect(referenceOf(year, number)).toBe(reference);
    expect(isReference(reference)).toBe(true);
  });

  it('with any one digit changed is not', () => {
    const reference = referenceOf(2_026, 1_001);
    for (let at = 2; at < reference.length; at += 1) {
      const other = `${reference.slice(0, at)}${(Number(reference[at]) + 1) % 10}${reference.slice(at + 1)}`;
      expect(isReference(other), other).toBe(false);
    }
  });

  it.each(['', 'RF', 'RF00539007547034', 'rf462026000123', 'RF46 2026 0001 23', '210000000003139471430009017'])('«%s» is none', (text) => {
    expect(isReference(text)).toBe(false);
  });

  it('is what people say, with the year before it', () => {
    expect(orderNumber(2_026, 1_001)).toBe('2026-001001');
  });
});

describe('an account', () => {
  it.each([
    ['CH9300762011623852957', true, false],
    ['LI21088100002324013AA', true, false],
    ['CH4431999123000889012', true, true],
    ['CH9300762011623852958', false, false],
    ['DE89370400440532013000', false, false],
    ['CH93 0076 2011 6238 5295 7', false, false],
    ['', false, false],
  ])('%s: sound %s, for long references %s', (text, sound, long) => {
    expect([isIban(text), isQrIban(text)]).toEqual([sound, long]);
  });
});
