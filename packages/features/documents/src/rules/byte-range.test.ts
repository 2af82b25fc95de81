import { describe, expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

describe('a range of a file of 1000 bytes', () => {
  it.each([
    [null, null],
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=0-5000', { start: 0, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=5-2', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=0-1,5-6', null],
    ['lines=1-2', null],
  ])('%j is %j', (header, expected) => {
    expect(byteRange(header, 1000)).toEqual(expected);
  });
});
