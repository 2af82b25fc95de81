import { describe, expect, test } from 'vitest';
import { withLastWord } from './last-words.ts';

describe('the last words of a dictionary field', () => {
  test('begin with the newest', () => {
    expect(withLastWord(['dog'], 'cat')).toEqual(['cat', 'dog']);
  });

  test('hold a word once, as it was written last', () => {
    expect(withLastWord(['dog', 'Cat', 'cow'], 'cat')).toEqual(['cat', 'dog', 'cow']);
  });

  test('are ten at most', () => {
    const eleven = Array.from({ length: 11 }, (_none, index) => `word ${index}`);
    const words = eleven.reduce<readonly string[]>(withLastWord, []);
    expect(words).toEqual(eleven.toReversed().slice(0, 10));
  });
});
