import { expect, it } from 'vitest';
import { nextPraise } from './praise.ts';

it('praise is never the same twice running', () => {
  const words = ['Super', 'Toll', 'Genau'];
  let last: string | null = null;
  const said = Array.from({ length: 200 }, () => (last = nextPraise(words, last, Math.random)));
  expect(said.filter((word, index) => word === said[index + 1])).toEqual([]);
  expect(new Set(said).size).toBe(3);
});
