import { describe, expect, it } from 'vitest';
import { keywordsIn } from './keywords.ts';

describe('keywords', () => {
  it.each([
    ['', []],
    [' , ;', []],
    ['Lesen, Deutsch', ['Lesen', 'Deutsch']],
    ['#Lesen; Deutsch ,lesen', ['Lesen', 'Deutsch']],
    ['x'.repeat(50), ['x'.repeat(40)]],
    [Array.from({ length: 20 }, (_one, at) => `w${at}`).join(','), Array.from({ length: 12 }, (_one, at) => `w${at}`)],
  ])('typed as %j are %j', (typed, words) => {
    expect(keywordsIn(typed)).toEqual(words);
  });
});
