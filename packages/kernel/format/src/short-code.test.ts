import { describe, expect, it } from 'vitest';
import { codeFault, makeCode, tidyCode } from './short-code.ts';

describe('a code', () => {
  it('is made of signs that nobody mistakes for others', () => {
    let next = 0;
    const codes = Array.from({ length: 31 }, () => makeCode(5, (below) => next++ % below));
    expect(new Set(codes.join('')).size).toBe(31);
    expect(codes.join('')).not.toMatch(/[01OIL]/);
    expect(codes[0]).toHaveLength(5);
  });

  it.each([
    [' k7-m 2x', 'K7M2X', null],
    ['K7M2', 'K7M2', 'length'],
    ['K7M2XX', 'K7M2XX', 'length'],
    ['K0M2X', 'K0M2X', 'mistakable'],
    ['klm2x', 'KLM2X', 'mistakable'],
    ['Ü7M2X', 'Ü7M2X', 'sign'],
    ['', '', 'length'],
  ])('typed as %j is %s, fault: %s', (typed, code, fault) => {
    expect([tidyCode(typed), codeFault(typed, 5)]).toEqual([code, fault]);
  });
});
