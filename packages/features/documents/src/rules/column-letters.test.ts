import { expect, it } from 'vitest';
import { columnLetters } from './column-letters.ts';

it('columns are called as in Excel', () =>
  expect([1, 26, 27, 50, 52, 53, 702, 703].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AX', 'AZ', 'BA', 'ZZ', 'AAA']));
