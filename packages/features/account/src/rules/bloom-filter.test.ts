import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { isInBloomFilter, makeBloomFilter } from './bloom-filter.ts';

const hash = (word: string) => createHash('sha256').update(word).digest();
const words = Array.from({ length: 1_000 }, (_one, index) => `wort-${index}`);
const filter = makeBloomFilter(words, 2_625, hash);

it('knows every word that it was made of', () => {
  expect(words.every((word) => isInBloomFilter(filter, word, hash))).toBe(true);
});

it('takes hardly any other word for one of them', () => {
  const others = Array.from({ length: 20_000 }, (_one, index) => `anderes-${index}`);
  expect(others.filter((word) => isInBloomFilter(filter, word, hash)).length).toBeLessThan(10);
});
